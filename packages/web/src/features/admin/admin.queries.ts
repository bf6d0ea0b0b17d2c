import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

/** First part of every key here: any act may change any list, so all of them are asked again after it. */
export const ADMIN = 'admin';

export type PeopleAsked = {
  search: string;
  who: 'all' | 'banned' | 'operators';
  organisation_id: number | undefined;
  member: 0 | 1 | undefined;
  seen: 'any' | 'week';
};
type ChallengeState = 'open' | 'accepted' | 'declined';
const noPage = undefined as number | undefined;

export const adminQueries = {
  all: { queryKey: [ADMIN] },
  people: (asked: PeopleAsked) =>
    infiniteQueryOptions({
      queryKey: [ADMIN, 'people', asked],
      queryFn: ({ pageParam: before }) => api.admin.getPeople({ ...asked, before }),
      initialPageParam: noPage,
      getNextPageParam: (page) => (page.has_more ? page.list.at(-1)?.id : undefined),
    }),
  person: (user_id: number) =>
    queryOptions({ queryKey: [ADMIN, 'person', user_id], queryFn: () => api.admin.getPerson({ user_id }) }),
  ledger: (user_id: number) =>
    queryOptions({ queryKey: [ADMIN, 'ledger', user_id], queryFn: () => api.admin.getLedger({ user_id }) }),
  challenges: (state: ChallengeState) =>
    infiniteQueryOptions({
      queryKey: [ADMIN, 'challenges', state],
      queryFn: ({ pageParam: before }) => api.attempt.getChallengeList({ state, before }),
      initialPageParam: noPage,
      getNextPageParam: (page) => (page.has_more ? page.list.at(-1)?.id : undefined),
    }),
  /** How many challenges wait, for the menu. */
  waiting: () =>
    queryOptions({ queryKey: [ADMIN, 'waiting'], queryFn: () => api.attempt.getChallengeList({ page_size: 1 }) }),
  addedAnswers: () =>
    infiniteQueryOptions({
      queryKey: [ADMIN, 'added'],
      queryFn: ({ pageParam: before }) => api.attempt.getAddedAnswerList({ before }),
      initialPageParam: noPage,
      getNextPageParam: (page) => (page.has_more ? page.list.at(-1)?.id : undefined),
    }),
  challengeEffect: (id: number) =>
    queryOptions({ queryKey: [ADMIN, 'effect', id], queryFn: () => api.attempt.getChallengeEffect({ id }) }),
  orders: (user_id?: number) =>
    infiniteQueryOptions({
      queryKey: [ADMIN, 'orders', user_id],
      queryFn: ({ pageParam: before }) => api.admin.getOrders({ before, user_id }),
      initialPageParam: noPage,
      getNextPageParam: (page) => (page.has_more ? page.list.at(-1)?.id : undefined),
    }),
  log: (user_id?: number) =>
    infiniteQueryOptions({
      queryKey: [ADMIN, 'log', user_id],
      queryFn: ({ pageParam: before }) => api.admin.getLog({ before, user_id }),
      initialPageParam: noPage,
      getNextPageParam: (page) => (page.has_more ? page.list.at(-1)?.id : undefined),
    }),
  /** For whom a pack may be. */
  schools: () =>
    queryOptions({ queryKey: [ADMIN, 'schools'], queryFn: () => api.organisation.getManagedList({ page_size: 100 }) }),
  packs: () => queryOptions({ queryKey: [ADMIN, 'packs'], queryFn: () => api.admin.getPacks() }),
  health: () => queryOptions({ queryKey: [ADMIN, 'health'], queryFn: () => api.admin.getHealth() }),
  deadJobs: () => queryOptions({ queryKey: [ADMIN, 'dead'], queryFn: () => api.admin.getDeadJobs() }),
  settings: () => queryOptions({ queryKey: [ADMIN, 'settings'], queryFn: () => api.admin.getSettings() }),
};
