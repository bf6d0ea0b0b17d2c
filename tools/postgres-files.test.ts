import { expect, test } from 'vitest';
import { isMarked, mustBeMarked, onlyOnPostgres, runsOnBoth, runsOnPostgres, serverTests } from './postgres-files.ts';

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

test.each([
  { why: 'the ledger, by its mark', text: '// @postgres, @embedded: the ledger\n', both: true },
  { why: 'it has a word for each', text: "// @postgres: dying\nonPostgres ? 'SIGKILL' : 'close'", both: true },
  { why: 'it shows more there', text: '// @postgres: locks\ntest.runIf(onPostgres)', both: false },
  {
    why: 'it shows more there, and is money',
    text: '// @postgres, @embedded: money\ntest.runIf(onPostgres)',
    both: true,
  },
  { why: 'money is money on either', text: '// @postgres: money\nopenSite();', both: false },
])('does it run on both? $both: $why', ({ text, both }) => {
  expect(runsOnBoth(file(text))).toBe(both);
  expect(onlyOnPostgres([file(text)])).toHaveLength(both ? 0 : 1);
});

test.each([
  { why: 'it depends on it, and says so', text: '// @postgres: money\n', on: true },
  { why: 'it stores something', text: 'const site = await openSite();', on: true },
  { why: 'it stores nothing', text: "test('a tide is no day', …)", on: false },
  {
    why: 'it is about what the embedded database needs',
    text: "await openTestDatabase('menu')",
    path: 'packages/server/src/testing/pglite/shared-files.test.ts',
    on: false,
  },
])('does it run on PostgreSQL? $on: $why', ({ text, path, on }) => {
  expect(runsOnPostgres(file(text, path))).toBe(on);
});

test('nothing is lost: what is left out beside PostgreSQL runs there', () => {
  const all = serverTests();
  const onPostgres = all.filter(runsOnPostgres).map(({ path }) => path);
  const leftOut = onlyOnPostgres(all);
  expect(leftOut.length).toBeGreaterThan(50);
  expect(leftOut.filter((path) => !onPostgres.includes(path))).toEqual([]);
});

test('no server test that depends on the database lacks its mark', () => {
  const forgotten = serverTests().filter((one) => mustBeMarked(one) && !isMarked(one));
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});
