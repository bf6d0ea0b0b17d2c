import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { askAgainMs } from '@ninefold/core/intensive-listening/follow-read/ask-again';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

const INTENSIVE = 'intensive-listening';
const FRESH_MS = 1000;

export const intensiveQueries = {
  /** Asked for once while the page is open: what the learner works on must not change under their hands. */
  paper: (id: number) =>
    queryOptions({
      queryKey: [INTENSIVE, 'paper', id],
      queryFn: () => api.listening.getSentencePaper({ id }),
      staleTime: 30_000,
      refetchOnWindowFocus: false,
    }),
  /** How the sentences were read. */
  scores: (id: number) =>
    queryOptions({
      queryKey: [INTENSIVE, 'scores', id],
      queryFn: () => api.listening.getSentenceScoreList({ id }),
      staleTime: 5_000,
    }),
  /** Those that wait for their score, again and again; the first time when the place they were given says so. */
  waiting: (id: number, waiting: readonly SentenceScore[], toldAt: number) => {
    const orders = waiting.map(({ order }) => order);
    return queryOptions({
      queryKey: [INTENSIVE, 'waiting', id, orders],
      queryFn: () => api.listening.getSentenceScoreList({ id, orders }),
      enabled: orders.length > 0,
      initialData: orders.length > 0 ? { list: [...waiting] } : undefined,
      initialDataUpdatedAt: toldAt,
      staleTime: FRESH_MS,
      refetchInterval: ({ state }) => askAgainMs(state.data?.list ?? []),
      gcTime: 0,
    });
  },
};
