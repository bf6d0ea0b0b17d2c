import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** Who the learner is and what they own. Other files refer to these, never to the keys. */
export const sessionQueries = {
  me: () => queryOptions({ queryKey: ['session', 'me'], queryFn: () => api.student.getInfo(), staleTime: 5 * 60_000 }),
  /** Only for somebody who has logged in; `usePoints` minds that. */
  points: () => queryOptions({ queryKey: ['session', 'points'], queryFn: () => api.points.getInfo() }),
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
