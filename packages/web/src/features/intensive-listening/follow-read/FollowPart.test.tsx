import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { show } from '#ui/ui.testing.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import { createClock } from '../player/clock.ts';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import { FollowPart } from './FollowPart.tsx';

const content = [1, 2].map((order) => ({
  ...{ order, turn: '', by: 'A', content: 'a word', zh: '', start: order, end: order + 1 },
}));
const audio = { url: '/files/a.mp3', peaks_url: '/files/a.json', seconds: 9 };
const paper = { id: 7, audio, content, speakers: [], dictation: null } as unknown as SentencePaper;
const score = {
  ...{ id: 3, order: 1, state: 'scored', recording_id: 11, file_url: '/files/own.wav', ref_text: 'a word' },
  ...{ total_score: 70, pron_fluency: 70, pron_accuracy: 70, pron_completion: 70, assessed: 1, reason: '', why: null },
  ...{ words: [], seconds: 1, read_at: 1, queue: null, tries: [70] },
} as unknown as SentenceScore;

const toggle = vi.fn();
const pause = vi.fn();
const play = vi.fn(async () => {});
const playerAt = (order: number, playing = false) =>
  ({ state: { order }, toggle, pause, playing, sound: 'ready', clock: createClock() }) as unknown as SentencePlayer;
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  for (const spy of [toggle, pause, play]) spy.mockClear();
  await Promise.all([readingMessages.load('en'), intensiveMessages.load('en')]);
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(url.startsWith('/api') ? JSON.stringify({ code: 200, msg: '', data: {} }) : '[]');
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(player = playerAt(1), read = score) {
  const microphone = fakeRecorder();
  await show(
    <QueryClientProvider client={queryClient}>
      <FollowPart paper={paper} player={player} scores={[read]} recorder={microphone.recorder} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Play mine' });
  return microphone;
}
const key = (code: string) => act(async () => void fireEvent.keyDown(document.body, { code }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('one’s own voice silences the model', async () => {
  await open();
  await key('KeyM');
  expect([pause, play].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
});

test('nothing plays into an open microphone', async () => {
  const { isOn } = await open();
  await key('KeyR');
  await waitFor(() => expect(isOn()).toBe(true));
  await key('KeyM');
  await key('Space');
  expect([play, toggle].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  expect([button('Play mine').disabled, button('Play the model').disabled]).toEqual([true, true]);
});

test('what came before is one sentence, with the best where it is better', async () => {
  await open(playerAt(1), { ...score, tries: [85, 70] });
  expect(screen.getByText('Try 2: 85 → 70, best 85')).toBeTruthy();
});

test('the whole section has a result, and leads back to what is worth another reading', async () => {
  const go = vi.fn();
  const words = [{ word: 'quarry', score: 30, said: true, from: 0, to: 1, phones: [] }];
  await open({ ...playerAt(1), goTo: go } as SentencePlayer, { ...score, words });
  const section = screen.getByRole('region', { name: 'The whole section' });
  expect(section.textContent).toContain('The section so far: 70');
  expect(section.textContent).toContain('1 of 2 sentences read');
  await act(async () => button('quarry, back to sentence 1').click());
  expect(go).toHaveBeenCalledWith(1);
});

test('the button of the model says what it does', async () => {
  await open(playerAt(1, true));
  expect(button('Pause the model')).toBeTruthy();
});

test('a recording is deleted only after the question was answered', async () => {
  await open();
  await act(async () => button('Delete recording').click());
  const dialog = await screen.findByRole('dialog');
  expect(asked.filter((url) => url.includes('remove'))).toEqual([]);
  const [sure] = [...dialog.querySelectorAll('button')].filter((one) => one.textContent === 'Delete recording');
  await act(async () => sure?.click());
  await waitFor(() => expect(asked).toContain('/api/recording/remove'));
});
