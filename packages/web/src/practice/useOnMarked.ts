import type { Result } from '@ninefold/contract/practice/result';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refetchProgress } from '#session/session.queries.ts';
import { practiceQueries } from './practice.queries.ts';

/** Called when an attempt is marked; without a result when the server closed it and the result has to be asked for. */
export function useOnMarked(attemptId: number): (result: Result | null) => void {
  const client = useQueryClient();
  return useCallback(
    (result) => {
      if (result) client.setQueryData(practiceQueries.result(attemptId).queryKey, result);
      client.setQueryData(practiceQueries.attempt(attemptId).queryKey, (now) =>
        now ? { ...now, state: 'marked' as const } : now,
      );
      refetchWhatWasDone(client);
      refetchProgress(client);
    },
    [client, attemptId],
  );
}

/** Lists and start pages show what was done. A result never changes by itself, so it is not asked for again. */
export function refetchWhatWasDone(client: QueryClient): void {
  void client.invalidateQueries({ ...practiceQueries.all(), predicate: ({ queryKey }) => queryKey[1] !== 'result' });
}
