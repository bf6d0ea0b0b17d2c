import { askAgainMs } from '@ninefold/core/intensive-listening/follow-read/ask-again';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

const INTENSIVE = 'intensive-listening';
const JUST_SENT = [{ state: 'waiting', queue: null }];

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
  /** Those that wait for their score, again and again. */
  waiting: (id: number, orders: readonly number[]) =>
    queryOptions({
      queryKey: [INTENSIVE, 'waiting', id, orders],
      queryFn: () => api.listening.getSentenceScoreList({ id, orders: [...orders] }),
      enabled: orders.length > 0,
      refetchInterval: ({ state }) => askAgainMs(state.data?.list ?? JUST_SENT),
      gcTime: 0,
    }),
};
