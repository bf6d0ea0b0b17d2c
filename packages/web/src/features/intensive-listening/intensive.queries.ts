import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

const INTENSIVE = 'intensive-listening';

export const intensiveQueries = {
  /** Asked for once while the page is open: what the learner works on must not change under their hands. */
  paper: (id: number) =>
    queryOptions({
      queryKey: [INTENSIVE, 'paper', id],
      queryFn: () => api.listening.getSentencePaper({ id }),
      staleTime: 30_000,
      refetchOnWindowFocus: false,
    }),
};
