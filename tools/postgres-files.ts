import { readdirSync, readFileSync } from 'node:fs';

/**
 * What depends on the database runs a second time, on PostgreSQL: SQL, transactions, locks, and many learners at one
 * moment. Such a test file says so, and why, in its first line; rules and checks of input are the same on any database.
 */
const MARK = /^\/\/ @postgres: \S/;
const SOURCE = 'packages/server/src';

type Source = { path: string; text: string };

export const isMarked = ({ text }: Source): boolean => MARK.test(text);

const USES_DATABASE = /\bopen(TestDatabase|TestApp|Cluster|Shop|\w*Site)\(|\bdatabaseIn\(|\bcreateTestDatabase\(/;
const SPEAKS_OF_POSTGRES = /\bonPostgres\b|\bopenCluster\(|\bdatabaseIn\(|\bcreateTestDatabase\(/;
const MANY_AT_ONCE = /at (the same|one) moment|twice at once|(fifty|twenty|many)\b.*\bat once/;

/** Files that cannot be right without the mark, however their author sees it. */
export const mustBeMarked = ({ path, text }: Source): boolean =>
  USES_DATABASE.test(text) &&
  (/\/src\/(db|jobs)\//.test(path) || SPEAKS_OF_POSTGRES.test(text) || MANY_AT_ONCE.test(text));

export const serverTests = (): Source[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${SOURCE}/${path.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
