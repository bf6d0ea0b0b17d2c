import { ApiError } from '@ninefold/contract/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryBehind, retryDelay } from './retry-behind.ts';

const noAnswer = () => Promise.reject(new ApiError({ error: 'network', code: 0, msg: '' }));
const refusal = () => Promise.reject(new ApiError({ error: 'not_found', code: 404, msg: '' }));

let client: QueryClient;
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
});
afterEach(() => {
  stop();
  client.clear();
  vi.useRealTimers();
});

/** A page that shows this query; tells how often it said "loading" and what it shows now. */
async function open(queryFn: () => Promise<string>) {
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const seen: string[] = [];
  const leave = observer.subscribe(({ status }) => seen.at(-1) !== status && seen.push(status));
  await vi.advanceTimersByTimeAsync(0);
  return { seen, leave, shows: () => observer.getCurrentResult().data };
}

test('what failed for want of an answer comes by itself once the server is back', async () => {
  const fetched = vi.fn<() => Promise<string>>(noAnswer);
  const isBack = vi.fn<() => Promise<unknown>>(noAnswer);
  stop = retryBehind(client, isBack);
  const page = await open(fetched);
  expect(page.seen.at(-1)).toBe('error');

  await vi.advanceTimersByTimeAsync(60_000);
  expect(isBack.mock.calls.length).toBeGreaterThan(3);
  // The page stayed as it was: nothing but the small question was asked.
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(page.seen.at(-1)).toBe('error');

  fetched.mockResolvedValue('sets');
  isBack.mockResolvedValue({});
  await vi.advanceTimersByTimeAsync(25_000);
  expect(page.shows()).toBe('sets');
  const asked = isBack.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isBack).toHaveBeenCalledTimes(asked);
});

test('a refusal is an answer: nothing is asked behind it', async () => {
  const isBack = vi.fn<() => Promise<unknown>>(noAnswer);
  stop = retryBehind(client, isBack);
  await open(refusal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isBack).not.toHaveBeenCalled();
});

test('a page that was left is not asked for any more', async () => {
  const fetched = vi.fn<() => Promise<string>>(noAnswer);
  stop = retryBehind(client, async () => ({}));
  const page = await open(fetched);
  page.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('each wait is longer than the one before, up to a limit, and never the same in two browsers', () => {
  expect([0, 1, 2].map((failures) => retryDelay(failures, 0))).toEqual([1000, 2000, 4000]);
  expect(retryDelay(10, 0)).toBe(15_000);
  expect(retryDelay(0, 1)).toBe(1500);
});
