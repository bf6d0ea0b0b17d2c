import type { Input, Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { MistakeKind, MistakeSkill, MistakeState } from '@ninefold/core/mistakes/kinds';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { MISTAKES } from '#session/session.queries.ts';

export type Today = Output<Contract['mistakes']['getToday']>;
export type Summary = Output<Contract['mistakes']['getSummary']>;
export type MistakeInfo = Output<Contract['mistakes']['getInfo']>;
/** Today's ten, those of one kind, or those of one attempt. */
export type WhichCards = Input<Contract['mistakes']['getToday']>;
export type Group = { skill: MistakeSkill; kind: MistakeKind };

export const mistakesQueries = {
  all: () => ({ queryKey: [MISTAKES] }),
  /** Only how much there is; the cards themselves are asked for, and thereby chosen, by `cards`. */
  due: () => queryOptions({ queryKey: [MISTAKES, 'due'], queryFn: () => api.mistakes.getDue({}), staleTime: 5_000 }),
  /** Asked for once: what the learner is answering must not change under their hands. */
  cards: (which: WhichCards) =>
    queryOptions({
      queryKey: [MISTAKES, 'cards', which],
      queryFn: () => api.mistakes.getToday(which),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  summary: () =>
    queryOptions({ queryKey: [MISTAKES, 'summary'], queryFn: () => api.mistakes.getSummary(), staleTime: 5_000 }),
  list: (group: Group, state: MistakeState) =>
    infiniteQueryOptions({
      queryKey: [MISTAKES, 'list', group, state],
      queryFn: ({ pageParam }) =>
        api.mistakes.getList({ ...group, state, page_size: 20, ...(pageParam > 0 && { before: pageParam }) }),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next || undefined,
      staleTime: 5_000,
    }),
  removed: () =>
    infiniteQueryOptions({
      queryKey: [MISTAKES, 'removed'],
      queryFn: ({ pageParam }) =>
        api.mistakes.getList({ removed: 1, page_size: 20, ...(pageParam > 0 && { before: pageParam }) }),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next || undefined,
      staleTime: 5_000,
    }),
  info: (id: number) =>
    queryOptions({ queryKey: [MISTAKES, 'info', id], queryFn: () => api.mistakes.getInfo({ id }), gcTime: 60_000 }),
};
