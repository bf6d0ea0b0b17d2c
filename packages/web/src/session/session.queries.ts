import type { UserInfo } from '@ninefold/contract/identity';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, CallFailed } from '#lib/api.ts';
import { sessionAbsence } from './absence.ts';

/**
 * First part of every key of the study plan. It stands here, below the features, because whatever a learner finishes
 * anywhere moves the plan.
 */
export const PLAN = 'plan';
/** The same for the book of mistakes: whatever is marked anywhere may have added some. */
export const MISTAKES = 'mistakes';

/** Who the learner is and what they own. Other files refer to these, never to the keys. */
export const sessionQueries = {
  me: () => queryOptions({ queryKey: ['session', 'me'], queryFn: askWhoIAm, staleTime: 5 * 60_000 }),
  /** Only for somebody who has logged in; `usePoints` takes care of that. */
  points: () => queryOptions({ queryKey: ['session', 'points'], queryFn: () => api.points.getInfo() }),
  /** What to show to this account, as `skill.action` keys. Only for somebody who has logged in; see `useMay`. */
  permissions: () =>
    queryOptions({
      queryKey: ['session', 'permissions'],
      queryFn: () => api.student.getOperationPermissionsList(),
      staleTime: 5 * 60_000,
    }),
  /** What the operator set for everybody. */
  site: () =>
    queryOptions({ queryKey: ['session', 'site'], queryFn: () => api.common.getSiteInfo(), staleTime: 30 * 60_000 }),
};

/** The learner has finished something: coins, plan and mistakes have moved. */
export function refetchProgress(client: QueryClient): void {
  void client.invalidateQueries(sessionQueries.points());
  void client.invalidateQueries({ queryKey: [PLAN] });
  void client.invalidateQueries({ queryKey: [MISTAKES] });
}

/** Without a session the answer is known: no request, and no error in the console of somebody who only wants to log in. */
async function askWhoIAm(): Promise<UserInfo> {
  if (sessionAbsence.lasts())
    throw new CallFailed('/api/student/get-info', { error: 'not_logged_in', code: 401, msg: '' });
  return api.student.getInfo();
}
