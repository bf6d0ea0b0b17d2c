import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

const INTENSIVE = 'intensive-listening';
const POLL_MS = 1200;

export const intensiveQueries = {
  /** Asked for once while the page is open: what the learner works on must not change under their hands. */
  paper: (id: number) =>
    queryOptions({
      queryKey: [INTENSIVE, 'paper', id],
      queryFn: () => api.listening.getSentencePaper({ id }),
      staleTime: 30_000,
      refetchOnWindowFocus: false,
    }),
  /** How the sentences were read; while one waits for its score it is asked for again. */
  scores: (id: number) =>
    queryOptions({
      queryKey: [INTENSIVE, 'scores', id],
      queryFn: () => api.listening.getSentenceScoreList({ id }),
      refetchInterval: ({ state: { data } }) => (data?.list.some(({ state }) => state === 'waiting') ? POLL_MS : false),
      staleTime: 5_000,
    }),
};
