import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from './session.queries.ts';

/** An answer of the server named the new balance: shows it without asking again. */
export async function showBalance(client: QueryClient, remaining_points: number): Promise<void> {
  const { queryKey } = sessionQueries.points();
  if (!client.getQueryData(queryKey)) return client.invalidateQueries({ queryKey });
  // An older answer that is still on its way must not overwrite it.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (points) => points && { ...points, remaining_points });
}
