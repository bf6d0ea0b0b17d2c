import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { PLAN, sessionQueries } from '#session/session.queries.ts';

export type LastMock = Output<Contract['exam']['getSimulateExamLastScore']>;
export type TodayPlan = Output<Contract['plan']['getToday']>;

export const plannerQueries = {
  /** Only for somebody who has logged in: a guest has no mock test. */
  lastMock: () => queryOptions({ queryKey: [PLAN, 'last-mock'], queryFn: () => api.exam.getSimulateExamLastScore() }),
  /** Short-lived: what the learner has just practised should be ticked off when they come back. */
  today: () => queryOptions({ queryKey: [PLAN, 'today'], queryFn: () => api.plan.getToday(), staleTime: 5_000 }),
  days: () =>
    infiniteQueryOptions({
      queryKey: [PLAN, 'days'],
      queryFn: ({ pageParam }) => api.plan.getDays({ limit: 28, ...(pageParam && { after: pageParam }) }),
      initialPageParam: '',
      getNextPageParam: ({ days, more }) => (more ? days.at(-1)?.day : undefined),
    }),
  lastRecords: () =>
    queryOptions({ queryKey: [PLAN, 'last-records'], queryFn: () => api.plan.getLastRecords(), staleTime: 5_000 }),
};

/** A saved plan changes the profile, today's items, and the coins. */
export async function refetchAfterSaving(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries(sessionQueries.me()),
    client.invalidateQueries(sessionQueries.points()),
    client.invalidateQueries({ queryKey: [PLAN] }),
  ]);
}
