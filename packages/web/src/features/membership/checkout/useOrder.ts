import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQueries } from '#session/session.queries.ts';
import { membershipQueries } from '../membership.queries.ts';

const LOOK_EVERY_MS = 3000;

/**
 * Follows an order while it can still change: every few seconds, and whenever the learner comes back to this tab. Once
 * it has been paid, everything that a membership changes is asked for again.
 */
export function useOrder(orderNum: string, watching: boolean) {
  const client = useQueryClient();
  const query = useQuery({
    ...membershipQueries.order(orderNum),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? LOOK_EVERY_MS : false),
    refetchOnWindowFocus: 'always',
    enabled: watching,
  });
  const state = query.data?.state;

  useEffect(() => {
    if (!state || state === 'open') return;
    void client.invalidateQueries(membershipQueries.orders());
    if (state !== 'paid') return;
    void client.invalidateQueries(sessionQueries.me());
    void client.invalidateQueries(sessionQueries.points());
  }, [state, client]);

  return query;
}
