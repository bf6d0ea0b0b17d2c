import { expect, test } from 'vitest';
import { isMarked, mustBeMarked, serverTests } from './postgres-files.ts';

const file = (text: string, path = 'packages/server/src/features/economy/coins/coins.test.ts') => ({ path, text });

test.each([
  { why: 'two processes share it', text: 'await openCluster();', must: true },
  { why: 'many at one moment', text: "openSite(); test('twenty words at the same moment pay once', …)", must: true },
  { why: 'a rule, whatever the database', text: "openSite(); test('a missed day breaks the row', …)", must: false },
  { why: 'no database at all', text: "test('one bad item fails at the same moment', …)", must: false },
])('must it run on PostgreSQL? $must: $why', ({ text, must }) => {
  expect(mustBeMarked(file(text))).toBe(must);
});

test('what is about the database itself runs on both', () => {
  expect(mustBeMarked(file('await openTestDatabase()', 'packages/server/src/db/values.test.ts'))).toBe(true);
});

test('a mark needs a reason', () => {
  expect(isMarked(file('// @postgres: money\n'))).toBe(true);
  expect(isMarked(file('// @postgres\n'))).toBe(false);
});

test('no server test that depends on the database lacks its mark', () => {
  const forgotten = serverTests().filter((one) => mustBeMarked(one) && !isMarked(one));
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});
