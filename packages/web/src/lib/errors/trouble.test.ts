import { ApiError } from '@ninefold/contract/client';
import { expect, test } from 'vitest';
import { mayPass, troubleOf } from './trouble.ts';

const failed = (error: ApiError['error'], code: number) => new ApiError({ error, code, msg: '' });

test.each([
  { error: failed('network', 0), is: 'unreachable', passes: true, why: 'nothing came back' },
  { error: failed('network', 502), is: 'server', passes: true, why: 'a proxy answered for a server that is away' },
  { error: failed('database_away', 503), is: 'server', passes: true, why: 'the server said "not right now"' },
  { error: failed('internal', 500), is: 'server', passes: false, why: 'a bug of the server does not go away' },
  { error: failed('not_found', 404), is: 'refused', passes: false, why: 'a refusal stays a refusal' },
  { error: new TypeError('x is undefined'), is: 'bug', passes: false, why: 'our own mistake' },
] as const)('$is: $why', ({ error, is, passes }) => {
  expect([troubleOf(error), mayPass(error)]).toEqual([is, passes]);
});
