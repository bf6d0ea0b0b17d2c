import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { TrainingType } from '@ninefold/core/training/courses';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { orNull, retryNull } from '#lib/errors/null-rejection.ts';

export type TrainingConfig = Output<Contract['training']['getConfig']>;

/** From the specification. */
const PAGE = 10;

/** Everything the training pages ask for. Other files refer to these, never to the keys. */
export const trainingQueries = {
  all: () => ({ queryKey: ['training'] as const }),
  lists: () => ({ queryKey: ['training', 'list'] as const }),
  config: (type: TrainingType, selected: readonly string[]) => {
    const queryKey = ['training', 'config', type, selected] as const;
    return queryOptions({
      queryKey,
      queryFn: () => orNull(queryKey, api.training.getConfig({ type, selected: [...selected] })),
      retry: retryNull(queryKey),
      staleTime: 5_000,
      // The old choices stay on the screen while the new numbers come.
      placeholderData: (before: TrainingConfig | undefined) => before,
    });
  },
  list: (course: TrainingType, selected: readonly string[]) => {
    const queryKey = ['training', 'list', course, selected] as const;
    return infiniteQueryOptions({
      queryKey,
      queryFn: ({ pageParam: page }) =>
        orNull(queryKey, api.training.getList({ course, selected: [...selected], page, page_size: PAGE })),
      retry: retryNull(queryKey),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : null),
      staleTime: 5_000,
    });
  },
  /** What the learner is answering must not change under their hands, so it is asked for once a visit. */
  collection: (id: number, recordId: number | undefined) =>
    queryOptions({
      queryKey: ['training', 'collection', id, recordId ?? 0],
      queryFn: () => api.training.getCollection({ id, ...(recordId && { record_id: recordId }) }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  drill: (recordId: number) =>
    queryOptions({
      queryKey: ['training', 'drill', recordId],
      queryFn: () => api.training.getDrill({ record_id: recordId }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};
