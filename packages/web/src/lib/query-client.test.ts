import { ApiError } from '@ninefold/contract/client';
import { expect, test } from 'vitest';
import { isWorthRetrying } from './query-client.ts';

const failed = (error: ApiError['error'], code: number) => new ApiError({ error, code, msg: '' });

test.each([
  { error: failed('network', 0), failures: 0, again: true, why: 'the connection may be back' },
  {
    error: failed('network', 0),
    failures: 1,
    again: false,
    why: 'now the page says what failed, within three seconds',
  },
  { error: failed('not_logged_in', 401), failures: 0, again: false, why: 'a refusal stays a refusal' },
])('$why', ({ error, failures, again }) => {
  expect(isWorthRetrying(failures, error)).toBe(again);
});
