import type { Word } from '@ninefold/contract/vocabulary';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

/** Enough for the parts of a compound, or for all words a form may belong to. */
const MOST_WORDS = 8;

export const lookUpQueries = {
  all: () => ({ queryKey: ['vocabulary', 'look-up'] }),
  /** No automatic retry: learners who wait for a word would rather press again. */
  word: (words: string) =>
    queryOptions({
      queryKey: ['vocabulary', 'look-up', words],
      queryFn: async () => (await api.vocabulary.getWordList({ name: words, exact: 1, page_size: MOST_WORDS })).list,
      staleTime: 5 * 60_000,
      retry: false,
    }),
};

/** In all cached results, because another selection may have led to the same word. */
export function noteSaved(client: QueryClient, id: number, saved: boolean): void {
  client.setQueriesData<Word[]>(lookUpQueries.all(), (words) =>
    words?.map((word) => (word.id === id ? { ...word, is_in_notebook: saved ? 1 : 0 } : word)),
  );
}
