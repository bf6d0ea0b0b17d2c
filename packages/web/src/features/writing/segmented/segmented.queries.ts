import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export type SegmentsPage = Output<Contract['writing']['getSegments']>;

export const segmentedQueries = {
  segments: (id: number) =>
    queryOptions({
      queryKey: ['writing', 'segments', id],
      queryFn: () => api.writing.getSegments({ id }),
      // What the learner is writing must not change under their hands.
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
