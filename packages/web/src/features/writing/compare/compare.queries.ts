import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export type Comparison = Output<Contract['exercise']['getCompareEssay']>;

export const compareQueries = {
  of: (recordId: number, earlier: number | undefined) =>
    queryOptions({
      queryKey: ['writing-feedback', 'compare', recordId, earlier ?? 0],
      queryFn: () => api.exercise.getCompareEssay({ id: recordId, ...(earlier && { with: earlier }) }),
      staleTime: 5_000,
    }),
};
