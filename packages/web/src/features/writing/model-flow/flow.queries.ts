import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export type Auth = Output<Contract['modelEssay']['checkAuth']>;

export const flowQueries = {
  auth: (paper_id: number) =>
    queryOptions({
      queryKey: ['model-essay', 'auth', paper_id],
      queryFn: () => api.modelEssay.checkAuth({ paper_id }),
      staleTime: 0,
    }),
  /** The flow's current record; asked again while it is being made. */
  record: () =>
    queryOptions({
      queryKey: ['model-essay', 'record'],
      queryFn: () => api.modelEssay.getRecord({}),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.status === 2 ? 2_000 : false),
    }),
};
