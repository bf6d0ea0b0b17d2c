import { ApiError } from '@ninefold/contract/client';
import { expect, test } from 'vitest';
import { isWorthRetrying, retryDelay } from './query-client.ts';

const failed = (error: ApiError['error'], code: number) => new ApiError({ error, code, msg: '' });

test.each([
  { error: failed('network', 0), failures: 0, again: true, why: 'the connection may be back' },
  { error: failed('network', 502), failures: 2, again: true, why: 'a third try' },
  { error: failed('network', 0), failures: 3, again: false, why: 'three are enough; now the learner decides' },
  { error: failed('database_away', 503), failures: 0, again: true, why: 'the server said "not right now"' },
  { error: failed('not_logged_in', 401), failures: 0, again: false, why: 'a refusal stays a refusal' },
  { error: failed('internal', 500), failures: 0, again: false, why: 'a bug does not go away' },
  { error: new TypeError('x is undefined'), failures: 0, again: false, why: 'our own bug even less' },
])('$why', ({ error, failures, again }) => {
  expect(isWorthRetrying(failures, error)).toBe(again);
});

test('each wait is longer than the one before, up to a limit, and never the same in two browsers', () => {
  expect([0, 1, 2].map((failures) => retryDelay(failures, 0))).toEqual([1000, 2000, 4000]);
  expect(retryDelay(10, 0)).toBe(15_000);
  expect(retryDelay(0, 1)).toBe(1500);
});
