import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { SignInWeek } from '@ninefold/contract/economy/tasks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { hasMore } from './coins/record-list.ts';

export type Week = SignInWeek;
export type SignedIn = Output<Contract['task']['signIn']>;
/** The server's numbers: everything, spent, earned. */
export type RecordType = 0 | 1 | 2;

const RECORDS_A_PAGE = 10;
const FRIENDS_A_PAGE = 10;

/** All of these are for logged-in learners only. */
export const economyQueries = {
  /** A tab left open overnight shows yesterday; coming back to it asks again. */
  week: () =>
    queryOptions({
      queryKey: ['economy', 'week'],
      queryFn: () => api.task.getWeekSignIn(),
      refetchOnWindowFocus: true,
    }),
  /** Tasks are done elsewhere, so the list is asked for whenever it is opened. */
  tasks: () => queryOptions({ queryKey: ['economy', 'tasks'], queryFn: () => api.task.getList(), staleTime: 0 }),
  /** Not cached: another tab, or opening it again, starts from the top with fresh rows. */
  records: (type: RecordType) =>
    infiniteQueryOptions({
      queryKey: ['economy', 'records', type],
      queryFn: ({ pageParam }) => api.points.getRecordList({ type, page: pageParam, page_size: RECORDS_A_PAGE }),
      initialPageParam: 1,
      getNextPageParam: (_, pages) => (hasMore(pages) ? pages.length + 1 : undefined),
      staleTime: 0,
      gcTime: 0,
    }),
  friends: () =>
    infiniteQueryOptions({
      queryKey: ['economy', 'friends'],
      queryFn: ({ pageParam }) => api.student.getInviteInfo({ page: pageParam, page_size: FRIENDS_A_PAGE }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => (pages.length * FRIENDS_A_PAGE < last.total ? pages.length + 1 : undefined),
      staleTime: 0,
    }),
};
