import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { ErrorKind } from '@ninefold/core/writing/error-kinds';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export type ErrorKinds = Output<Contract['writing']['getErrorKinds']>;
export type Sighting = Output<Contract['writing']['getErrorList']>['list'][number];
export type WhichTask = 'both' | '1' | '2';

const MOST_SETS = 50;

const only = (task: WhichTask): { task?: 1 | 2 } => (task === 'both' ? {} : { task: task === '1' ? 1 : 2 });

export const errorsQueries = {
  kinds: (task: WhichTask) =>
    queryOptions({
      queryKey: ['writing-feedback', 'errors', task],
      queryFn: () => api.writing.getErrorKinds(only(task)),
      staleTime: 5_000,
    }),
  /** The training sets of writing: each says which slips it mends. */
  trainingSets: () =>
    queryOptions({
      queryKey: ['writing-feedback', 'training-sets'],
      queryFn: () => api.training.getList({ course: 1, page_size: MOST_SETS }),
      staleTime: 60_000,
    }),
  sentences: (kind: ErrorKind, task: WhichTask) =>
    infiniteQueryOptions({
      queryKey: ['writing-feedback', 'error-sentences', kind, task],
      queryFn: ({ pageParam }) =>
        api.writing.getErrorList({ kind, ...only(task), page_size: 20, ...(pageParam > 0 && { before: pageParam }) }),
      initialPageParam: 0,
      getNextPageParam: ({ list, has_more }) => (has_more ? list.at(-1)?.id : undefined),
      staleTime: 5_000,
    }),
};
