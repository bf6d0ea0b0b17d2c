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
/** As the book tells it: the place is that of the newest reading, which may be another one. */
const entry = (word: string, more: object = {}) => ({
  ...{ place: { source: 'reading', reading_id: 3, word }, removed: 0, state: 'open' },
  ...more,
});
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
  ['zh', 'quarry和slope 还没读清，已在错题本里，会再练到。'],
  ['en', 'Not clear yet: quarry and slope. In your mistakes, to be practised again.'],
] as const)(
  'in %s: words of this reading that are in the book are named, with the way there',
  async (language, says) => {
    list = [entry('quarry', { state: 'practised' }), entry('slope')];
    await open(scoreOf(word('quarry', 30), word('slope', 20), word('clear', 90)), language);
    await waitFor(() => expect(line()?.textContent).toContain(says));
    expect(asked).toEqual([{ reading_id: 3, page_size: 50 }]);
    expect(line()?.querySelector('a')?.getAttribute('href')).toContain('/mistakes?');
  },
);

test('a word that its learner has taken out of the book, or has mended since, is not said to be in it', async () => {
  list = [entry('quarry', { removed: 1 }), entry('slope', { state: 'closed' })];
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
