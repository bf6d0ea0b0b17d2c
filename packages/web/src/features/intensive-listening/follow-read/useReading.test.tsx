import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider, useLanguage } from '#i18n/LanguageProvider.tsx';
import { queryClient } from '#lib/query-client.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { toast } from '#ui/states/toast.ts';
import { intensiveQueries } from '../intensive.queries.ts';
import { useReading } from './useReading.ts';

const paper = { id: 7 } as SentencePaper;
let online = true;
/** What the server refuses everything with; 0: nothing. */
let refuses = 0;
let asked: { path: string; input: { key?: string; seq?: number; order?: number; by?: number } }[] = [];

beforeEach(async () => {
  [online, refuses, asked] = [true, 0, []];
  await readingMessages.load('zh');
  await readingMessages.load('en');
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: FormData }) => {
    if (!online) throw new TypeError('no network');
    const input = JSON.parse(String(body.get('input')));
    if (refuses) return new Response(JSON.stringify({ code: refuses, error: 'internal', msg: 'refused' }));
    asked.push({ path: url.replace('/api/', ''), input });
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data: { order: input.order, state: 'waiting' } }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(microphone = fakeRecorder()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider initial="zh">
      <Spoken />
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>{children}</Suspense>
      </QueryClientProvider>
    </LanguageProvider>
  );
  const { result, unmount } = await act(async () =>
    renderHook(() => useReading(paper, microphone.recorder), { wrapper }),
  );
  await waitFor(() => expect(result.current?.phase).toBe('ready'));
  const start = (order: number, most = 30) => act(async () => result.current.start(order, most));
  const speak = (language: 'zh' | 'en') => act(async () => setSpoken(language));
  return { ...microphone, result, unmount, start, speak };
}

let setSpoken: (language: 'zh' | 'en') => void = () => {};
function Spoken() {
  setSpoken = useLanguage().setLanguage;
  return null;
}

const sent = () => asked.map(({ path, input }) => `${path} ${input.seq}`);

test('a reading goes up in pieces while it is spoken, and its last piece asks for the score of its sentence', async () => {
  const { result, start, say, isOn } = await open();
  await start(4);
  expect([result.current.phase, isOn()]).toEqual(['recording', true]);
  await act(async () => say(6));
  await waitFor(() => expect(sent()).toEqual(['recording/add-piece 0']));
  await act(async () => result.current.stop());
  await waitFor(() => expect(sent()).toEqual(['recording/add-piece 0', 'listening/score-sentence 1']));
  expect(asked[1]?.input).toMatchObject({ id: 7, order: 4, key: asked[0]?.input.key });
  expect([result.current.phase, isOn()]).toEqual(['ready', false]);
  expect(queryClient.getQueryData(intensiveQueries.scores(7).queryKey)?.list).toMatchObject([{ order: 4 }]);
});

test('without a network the reading waits on the device and is sent once the network is back', async () => {
  const { result, start, say } = await open();
  online = false;
  await start(2);
  await act(async () => say(2));
  await act(async () => result.current.stop());
  await waitFor(() => expect(result.current.kept).toEqual([2]));
  online = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent()).toEqual(['listening/score-sentence 0']));
  await waitFor(() => expect(result.current.kept).toEqual([]));
});

test.each([429, 500, 503])(
  'an answer of %i while online is tried again by itself, not only after a lost network',
  async (code) => {
    const { result, start, say } = await open();
    refuses = code;
    await start(2);
    await act(async () => say(2));
    await act(async () => result.current.stop());
    await waitFor(() => expect(result.current.kept).toEqual([2]));
    refuses = 0;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(sent()).toEqual(['listening/score-sentence 0']));
    await waitFor(() => expect(result.current.kept).toEqual([]));
  },
);

test('a reading that cannot be handed over says so, and the next one can begin', async () => {
  const { result, start, say } = await open();
  await start(2);
  await act(async () => say(2));
  // Whatever breaks between the device and the queue: here a file that cannot be made.
  const broken = vi.spyOn(globalThis, 'Blob').mockImplementation(function broke() {
    throw new Error('out of memory');
  });
  const says = vi.spyOn(toast, 'error').mockImplementation(() => 0);
  await act(async () => result.current.stop());
  broken.mockRestore();
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  expect(says).toHaveBeenCalledOnce();
  await start(2);
  expect(result.current.phase).toBe('recording');
});

test('another language does not end what is being recorded', async () => {
  const { result, start, say, isOn, speak } = await open();
  await start(3);
  await act(async () => say(1));
  await speak('en');
  expect([result.current.phase, isOn()]).toEqual(['recording', true]);
  await act(async () => result.current.stop());
  await waitFor(() => expect(sent()).toEqual(['listening/score-sentence 0']));
});

test('what a guest read goes up after the log-in, with whose it was', async () => {
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 9, role: 'tourist' } as never);
  const guest = await open();
  online = false;
  await guest.start(2);
  await act(async () => guest.say(2));
  await act(async () => guest.result.current.stop());
  await waitFor(() => expect(guest.result.current.kept).toEqual([2]));
  guest.unmount();
  online = true;
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  await open();
  await waitFor(() => expect(asked[0]?.input).toMatchObject({ id: 7, order: 2, by: 9 }));
});

test('a microphone that is pulled out ends the reading with what was said; the longest time ends it too', async () => {
  const { start, say, pullOut, isOn } = await open();
  await start(1);
  await act(async () => say(1));
  await act(async () => pullOut());
  await waitFor(() => expect(sent()).toEqual(['listening/score-sentence 0']));
  await start(3, 2);
  await act(async () => say(2.5));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(isOn()).toBe(false);
});

test('what is thrown away is never sent, and a page that is left turns the microphone off', async () => {
  const { result, start, say, isOn, unmount } = await open();
  await start(1);
  await act(async () => say(2));
  await act(async () => result.current.cancel());
  await start(1);
  unmount();
  expect(isOn()).toBe(false);
  expect(sent()).toEqual([]);
});

test.each(['denied', 'missing', 'busy', 'unsupported'] as const)(
  'a microphone that is %s is told as such',
  async (trouble) => {
    const { result, start } = await open(fakeRecorder(trouble));
    await start(1);
    expect([result.current.phase, result.current.trouble]).toEqual(['ready', trouble]);
  },
);
