import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import type { Dictation } from '@ninefold/contract/intensive-listening/dictation';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { toast, toastStore } from '#ui/states/toast.ts';
import { show } from '#ui/ui.testing.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import { intensiveQueries } from '../intensive.queries.ts';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import { DictationPart } from './DictationPart.tsx';

const content = [1, 2, 3].map((order) => ({
  ...{ order, turn: '', by: 'A', content: 'a word', zh: '', start: order, end: order + 1 },
}));
const tally = { right: 0, total: 0, lines: 0, perfect: 0, slips: { misheard: 0, misspelt: 0, missed: 0, extra: 0 } };
const dictation: Dictation = {
  ...{ id: 4, paper_id: 7, state: 'open', total: 3, lines: [], tally, started_at: 1, done_at: 0 },
};
const paper = { id: 7, audio: null, content, dictation, speakers: [] } as unknown as SentencePaper;

/** By path: what the server answers, or the code it refuses with. */
let answers: Record<string, (input: { order: number; given: string }) => unknown> = {};
let asked: string[] = [];
const lineOf = ({ order, given }: { order: number; given: string }) => ({
  ...{ order, given, right: 1, total: 2, words: [{ said: 'a', given: 'a', slip: '' }], at: 1 },
});

beforeEach(async () => {
  window.localStorage.clear();
  await intensiveMessages.load('en');
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  queryClient.setQueryData(intensiveQueries.paper(7).queryKey, paper);
  asked = [];
  answers = {
    'start-dictation': () => dictation,
    'save-dictation': lineOf,
    // Its result is another page's matter.
    'finish-dictation': () => dictation,
  };
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const name = url.replace('/api/listening/', '');
    const input = JSON.parse(body);
    asked.push(`${name} ${input.order ?? ''} ${input.given ?? ''}`.trim());
    const data = answers[name]?.(input);
    const refused = typeof data === 'number';
    return new Response(
      JSON.stringify(refused ? { code: data, error: 'internal', msg: '' } : { code: 200, msg: '', data }),
    );
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  for (const shown of toastStore.current()) toast.close(shown.id);
});

const playerAt = (order: number) =>
  ({ state: { order }, goTo: () => {}, playing: false, sound: 'ready' }) as unknown as SentencePlayer;

function Page({ order }: { order: number }) {
  const { data } = useQuery(intensiveQueries.paper(7));
  return data ? <DictationPart paper={data} player={playerAt(order)} /> : null;
}
const at = (order: number) => (
  <QueryClientProvider client={queryClient}>
    <Page order={order} />
  </QueryClientProvider>
);

async function begin(order = 1) {
  const shown = await show(at(order));
  await press(/Start dictation|Continue/);
  await waitFor(() => field());
  return shown;
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

test('what was typed is there again after a look at another sentence, and after a reload', async () => {
  const { again, unmount } = await begin();
  await type('half a sen');
  await again(at(2));
  expect(field().value).toBe('');
  await type('second');
  await again(at(1));
  expect(field().value).toBe('half a sen');
  unmount();
  await begin(2);
  expect(field().value).toBe('second');
});

test('what was checked is forgotten as typed; what the server refused is not', async () => {
  const { again } = await begin();
  answers['save-dictation'] = () => 404;
  await type('a word');
  await press('Check');
  await waitFor(() => expect(toastStore.current()).toHaveLength(1));
  expect(field().value).toBe('a word');
  answers['save-dictation'] = lineOf;
  await press('Check');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await again(at(2));
  expect(window.localStorage.getItem('nf-dictation-typed')).toBeNull();
});

test('who cannot hear the rest of it keeps what they heard', async () => {
  await begin();
  await type('the first half');
  await press(/can’t make it out/);
  await waitFor(() => expect(asked).toContain('save-dictation 1 the first half'));
});

test.each([429, 503])('a dictation is not closed over a sentence that waits after a %i', async (code) => {
  const { again } = await begin();
  await type('one');
  await press('Check');
  await again(at(2));
  answers['save-dictation'] = () => code;
  await type('two');
  await press('Check');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await press(/Stop here/);
  await waitFor(() => expect(toastStore.current()).toHaveLength(1));
  expect(asked.filter((one) => one.startsWith('finish'))).toEqual([]);
  answers['save-dictation'] = lineOf;
  await press(/Stop here/);
  await waitFor(() => expect(asked.at(-1)).toBe('finish-dictation'));
  expect(asked.at(-2)).toBe('save-dictation 2 two');
});

test('a sentence that was typed and not checked is handed in with the dictation', async () => {
  const { again } = await begin();
  await type('one');
  await press('Check');
  await again(at(2));
  await type('two');
  await press(/Stop here/);
  await waitFor(() => expect(asked.slice(-2)).toEqual(['save-dictation 2 two', 'finish-dictation']));
});
