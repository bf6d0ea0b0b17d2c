import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import type { PaperSource } from './practice-kit.ts';

/** Papers, attempts and results. Other files refer to these, never to the keys. */
export const practiceQueries = {
  /** Everything that shows what the learner has done. */
  all: () => ({ queryKey: ['practice'] }),
  /** The first full set of a skill and how many there are: for pages that offer something to begin with. */
  firstSet: ({ skill, calls }: PaperSource) =>
    queryOptions({
      queryKey: ['practice', skill, 'first-set'],
      queryFn: () => calls.getJianYaList({ page: 1, page_size: 1 }).then(({ list: [set], total }) => ({ set, total })),
      staleTime: 60_000,
    }),
  /** The learner's last attempts of all skills, newest first. */
  lastAttempts: () =>
    queryOptions({
      queryKey: ['practice', 'last-attempts'],
      queryFn: () => api.attempt.getRecordList({ page_size: 50 }).then(({ list }) => list),
      staleTime: 5_000,
    }),
  /** A paper or a set by its id, or the learner's own papers. */
  paper: ({ skill, calls }: PaperSource, id: number, own: readonly number[] = [], examType?: 1 | 2) =>
    queryOptions({
      queryKey: ['practice', skill, 'paper', id, ...own, ...(examType ? [{ examType }] : [])],
      queryFn: () =>
        calls.getPaper({ ...(own.length > 0 ? { ids: [...own] } : { id }), ...(examType && { exam_type: examType }) }),
      staleTime: 60_000,
    }),
  /** Fetched while the pointer rests on its link. An open player changes it itself and does not ask again. */
  attempt: (id: number) =>
    queryOptions({
      queryKey: ['attempt', id],
      queryFn: () => api.attempt.getAttempt({ attempt_id: id }),
      staleTime: 10_000,
      gcTime: 60_000,
    }),
  result: (id: number) =>
    queryOptions({
      queryKey: ['practice', 'result', id],
      queryFn: () => api.attempt.getResult({ attempt_id: id }),
      staleTime: 5 * 60_000,
    }),
};
