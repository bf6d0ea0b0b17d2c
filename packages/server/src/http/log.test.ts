import { expect, test } from 'vitest';
import { errorForLog, scrub } from './log.ts';

for (const { text, logged, why } of [
  { text: 'no account for 13800000001', logged: 'no account for 138****01', why: 'a phone number is masked' },
  { text: 'code 482913 was wrong', logged: 'code [digits] was wrong', why: 'a code is not logged' },
  { text: `token ${'a'.repeat(43)} expired`, logged: 'token [token] expired', why: 'a token is not logged' },
  { text: 'row 42 of 100', logged: 'row 42 of 100', why: 'small numbers help and harm nobody' },
])
  test(`scrubbed: ${why}`, () => expect(scrub(text)).toBe(logged));

test('what Drizzle quotes of a failed query (an essay, a name) is cut off', () => {
  const error = new Error('Failed query: insert into essays values ($1)\nparams: My essay about parks,42');
  const logged = errorForLog(error);
  expect(logged.message).toBe('Failed query: insert into essays values ($1)\nparams: [cut]');
  expect(JSON.stringify(logged)).not.toContain('parks');
});
