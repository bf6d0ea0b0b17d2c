import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { plannerQueries } from '#features/planner/planner.queries.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { practiceQueries } from './practice.queries.ts';
import { useOnMarked } from './useOnMarked.ts';

test('a marked attempt makes coins, today’s plan and the lists stale, and no result', () => {
  const client = new QueryClient();
  const stale = {
    coins: sessionQueries.points().queryKey,
    today: plannerQueries.today().queryKey,
    lastRecords: plannerQueries.lastRecords().queryKey,
    list: ['practice', 'reading', 'sets'],
  };
  const fresh = { result: practiceQueries.result(3).queryKey, me: sessionQueries.me().queryKey };
  for (const key of Object.values({ ...stale, ...fresh })) client.setQueryData<unknown>(key, {});

  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result: onMarked } = renderHook(() => useOnMarked(4), { wrapper });
  onMarked.current(null);

  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  for (const [name, key] of Object.entries(stale)) expect(isStale(key), name).toBe(true);
  for (const [name, key] of Object.entries(fresh)) expect(isStale(key), name).toBe(false);
});
