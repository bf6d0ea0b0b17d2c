import { ApiError } from '@ninefold/contract/client';
import { expect, test } from 'vitest';
import { listFailure } from './list-failure.ts';

test.each([
  { error: new ApiError({ error: 'internal', code: 500, msg: '' }), is: 'refused', why: 'a code that is not 200' },
  { error: new ApiError({ error: 'forbidden', code: 403, msg: '' }), is: 'refused', why: 'another one' },
  { error: new ApiError({ error: 'network', code: 0, msg: '' }), is: 'noNetwork', why: 'the request threw' },
  { error: new TypeError('x is undefined'), is: 'loadFailed', why: 'a mistake of our own' },
  { error: undefined, is: 'loadFailed', why: 'nothing is known' },
])('$is: $why', ({ error, is }) => {
  expect(listFailure(error)).toBe(is);
});
