import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export type IdeasPage = Output<Contract['writing']['getIdeas']>;

export const ideasQueries = {
  board: (id: number) =>
    queryOptions({
      queryKey: ['writing', 'ideas', id],
      queryFn: () => api.writing.getIdeas({ id }),
      // What the learner is sorting must not change under their hands.
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
