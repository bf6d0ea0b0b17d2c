import { type VisibleAction, visibleActionsOf } from '@ninefold/core/identity/visible-actions';
import { useQuery } from '@tanstack/react-query';
import { isLoggedIn } from './role.ts';
import { sessionQueries } from './session.queries.ts';

/**
 * What the page shows at all; what is allowed the server decides call by call. The server's list is asked for when
 * somebody has logged in. Until it is there, and for guests, the rules of the role count, so that nothing flickers.
 */
export function useVisibleActions(): (action: VisibleAction) => boolean {
  const role = useQuery(sessionQueries.me()).data?.role;
  const { data: listed } = useQuery({ ...sessionQueries.permissions(), enabled: isLoggedIn(role) });
  const shown: readonly string[] = listed ?? (role ? visibleActionsOf(role, []) : []);
  return (action) => shown.includes(action);
}

export const useMay = (action: VisibleAction): boolean => useVisibleActions()(action);
