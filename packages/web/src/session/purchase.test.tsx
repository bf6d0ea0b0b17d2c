import type { UserInfo } from '@ninefold/contract/identity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { spendLocally, usePurchase } from './purchase.ts';
import { sessionQueries } from './session.queries.ts';

afterEach(() => vi.unstubAllGlobals());

const prices = { essay_scoring: 60, model_essay: 40, speaking_report: 50 };

function wallet(change: { coins?: number; tries?: number; corrections?: number; writingUntil?: number } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(sessionQueries.me().queryKey, {
    ai_test_num: change.tries ?? 0,
    expiration_time: change.writingUntil ?? 0,
    reading_expiration_time: 0,
    listening_expiration_time: 0,
  } as UserInfo);
  client.setQueryData(sessionQueries.points().queryKey, {
    remaining_points: change.coins ?? 0,
    task_correct_num: change.corrections ?? 0,
    model_essay_num: 0,
    prices,
  });
  const shown = () => ({
    coins: client.getQueryData(sessionQueries.points().queryKey)?.remaining_points,
    corrections: client.getQueryData(sessionQueries.points().queryKey)?.task_correct_num,
    tries: client.getQueryData(sessionQueries.me().queryKey)?.ai_test_num,
  });
  return { client, shown };
}

describe('what is shown at once after a press on "buy"', () => {
  test.each([
    { owns: { tries: 3, coins: 100 }, shows: { tries: 2, coins: 100 }, why: 'a free try goes first' },
    { owns: { tries: 0, coins: 100 }, shows: { tries: 0, coins: 40 }, why: 'then coins' },
    { owns: { tries: 0, coins: 10 }, shows: { tries: 0, coins: 0 }, why: 'never below zero; the server will refuse' },
    {
      owns: { corrections: 1, tries: 3, coins: 100 },
      shows: { corrections: 0, tries: 3, coins: 100 },
      why: 'a correction that was given goes before the free tries',
    },
    {
      owns: { tries: 3, coins: 100, writingUntil: 4_000_000_000 },
      shows: { tries: 3, coins: 100 },
      why: 'a member of the skill pays nothing',
    },
  ])('$why', async ({ owns, shows }) => {
    const { client, shown } = wallet(owns);
    await spendLocally(client, 'essay_scoring');
    expect(shown()).toMatchObject(shows);
  });

  test('before the wallet is known nothing is guessed', async () => {
    const client = new QueryClient();
    await spendLocally(client, 'model_essay');
    expect(client.getQueryData(sessionQueries.points().queryKey)).toBeUndefined();
  });
});

test('a purchase that the server refuses gives the coins back, and asks for the truth', async () => {
  const { client, shown } = wallet({ coins: 100 });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('{"code":500}');
  });
  let refuse = (_: Error) => {};
  const buy = () => new Promise<never>((_, reject) => (refuse = reject));
  const room = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePurchase('speaking_report', buy), { wrapper: room });
  await act(async () => result.current.mutate(undefined));
  await waitFor(() => expect(shown().coins).toBe(50));
  await act(async () => refuse(new Error('coins short')));
  await waitFor(() => expect(shown().coins).toBe(100));
  expect(client.getQueryState(sessionQueries.points().queryKey)?.isInvalidated).toBe(true);
  expect(asked).toEqual([]);
});
