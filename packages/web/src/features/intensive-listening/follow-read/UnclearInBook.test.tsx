import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { show } from '#ui/ui.testing.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import { UnclearInBook } from './UnclearInBook.tsx';

const word = (word: string, score: number) => ({
  ...{ word, score, said: true, from: 0, to: 1, phones: [] },
  ...(score < 60 && { advice: { zh: '', en: '' } }),
});
const scoreOf = (...words: ReturnType<typeof word>[]) =>
  ({ id: 3, order: 1, state: 'scored', assessed: 1, words }) as unknown as SentenceScore;
const entry = (reading_id: number, word: string) => ({ place: { source: 'reading', reading_id, word } });
const router = createRouter({
  routeTree: createRootRoute({ staticData: { page: null } }),
  history: createMemoryHistory(),
});
let asked: unknown[] = [];
let list: unknown[] = [];

beforeEach(async () => {
  [asked, list] = [[], []];
  await Promise.all([intensiveMessages.load('zh'), intensiveMessages.load('en')]);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response(JSON.stringify({ code: 200, msg: '', data: { list, has_more: 0, next: 0 } }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const open = (score: SentenceScore, language: 'zh' | 'en' = 'zh') =>
  show(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <UnclearInBook score={score} />
      </RouterContextProvider>
    </QueryClientProvider>,
    language,
  );
const line = () => document.querySelector('[data-in-book]');

test.each([
  ['zh', 'quarry和slope 还没读清，已放进错题本，明天起回来。'],
  ['en', 'Not clear yet: quarry and slope. Put into your mistakes, back from tomorrow on.'],
] as const)(
  'in %s: words of this reading that are in the book are named, with the way there',
  async (language, says) => {
    list = [entry(3, 'quarry'), entry(3, 'slope'), entry(2, 'rope')];
    await open(scoreOf(word('quarry', 30), word('slope', 20), word('clear', 90)), language);
    await waitFor(() => expect(line()?.textContent).toContain(says));
    expect(asked).toEqual([{ skill: 'speaking', kind: 'sound', page_size: 20 }]);
    expect(line()?.querySelector('a')?.getAttribute('href')).toContain('/mistakes?');
  },
);

test('a word that its learner has taken out of the book is not said to be in it', async () => {
  list = [entry(2, 'rope')];
  await open(scoreOf(word('quarry', 30)));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toHaveLength(1);
  expect(line()).toBeNull();
});

test('a clear reading does not ask the book', async () => {
  await open(scoreOf(word('quarry', 90)));
  expect(asked).toEqual([]);
  expect(line()).toBeNull();
});
