import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import type { Skill } from './skill.ts';

/** Papers, attempts and results. Other files refer to these, never to the keys. */
export const practiceQueries = {
  /** Everything the learner's marks appear in. */
  all: () => ({ queryKey: ['practice'] }),
  /** A paper or a set by its id, or the learner's own papers. */
  paper: (skill: Skill, id: number, own: readonly number[] = []) =>
    queryOptions({
      queryKey: ['practice', skill, 'paper', id, ...own],
      queryFn: () => api[skill].getPaper(own.length > 0 ? { ids: [...own] } : { id }),
      staleTime: 60_000,
    }),
  /** Fetched while the pointer rests on its link; a player that is open changes it itself and asks no more. */
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
