import { ApiError } from '@ninefold/contract/client';
import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

const refused = (msg: string) => new ApiError({ error: 'internal', code: 500, msg });

test.each([
  { error: refused('Name taken'), says: 'Name taken', why: 'the server’s words come first' },
  { error: refused(''), says: 'Update failed', why: 'it said nothing' },
  { error: refused('  '), says: 'Update failed', why: 'nor does a blank say anything' },
  { error: new TypeError('x is undefined'), says: 'Update failed', why: 'our own fault is not for learners' },
])('$why', ({ error, says }) => {
  expect(messageOf(error, 'Update failed')).toBe(says);
});
