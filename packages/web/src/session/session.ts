import type { Role, UserInfo } from '@ninefold/contract/identity';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { callGate } from '#lib/call-gate.ts';
import { queryClient } from '#lib/query-client.ts';
import { knownAccount } from './known-account.ts';
import { isMember, memberUntil } from './member.ts';
import { useMay } from './permissions.ts';
import { isLoggedIn, ownsCoins } from './role.ts';
import { sessionQueries } from './session.queries.ts';
import { useNowUntil } from './useNowUntil.ts';

/** The user behind the session, a guest included; undefined until the answer is there. */
export function useMe(): UserInfo | undefined {
  return useQuery(sessionQueries.me()).data;
}

export function useRole(): Role | undefined {
  return useMe()?.role;
}

export function useIsLoggedIn(): boolean {
  return isLoggedIn(useRole());
}

/** True while any of the three memberships runs; a page that is open when the last one ends sees it end. */
export function useIsVip(): boolean {
  const me = useMe();
  const now = useNowUntil(me ? memberUntil(me) : 0);
  return me !== undefined && isMember(me, now);
}

/** Coins and free tries; undefined for guests and operators, who have none. */
export function usePoints() {
  const owns = ownsCoins(useRole());
  const may = useMay('points.view');
  const { data } = useQuery({ ...sessionQueries.points(), enabled: owns && may });
  return may ? data : undefined;
}

export function useSiteInfo() {
  return useQuery(sessionQueries.site()).data;
}

/** After a login: forgets what belonged to the guest, and asks again under the new cookie. */
export async function enterSession(client: QueryClient = queryClient): Promise<UserInfo> {
  await client.cancelQueries();
  client.getMutationCache().clear();
  client.removeQueries({ type: 'inactive' });
  await client.resetQueries();
  return client.query(sessionQueries.me());
}

/** Ends the session on the server, then reloads the page: the entry decides what a visitor without a session sees. */
export function useLogOut() {
  return useMutation({
    mutationFn: async () => {
      await callGate.close();
      await api.student.logout();
    },
    onError: () => callGate.open(),
    onSuccess: () => {
      knownAccount.forget();
      // Not by the router: it would render home, and ask for its data, just before the page is gone.
      history.replaceState(null, '', `${location.pathname}${location.search}#/`);
      location.reload();
    },
  });
}
