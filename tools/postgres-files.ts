import { readdirSync, readFileSync } from 'node:fs';

/**
 * What opens a database runs on PostgreSQL where there is one: it answers in half of the embedded one's processor time.
 * What depends on it (SQL, transactions, locks, many learners at one moment) says so, and why, in its first line;
 * `@postgres, @embedded` runs on both. Journeys, and the tests on a machine without PostgreSQL, run on the embedded one.
 */
const MARK = /^\/\/ @postgres(, @embedded)?: \S/;
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

/** The past of the demo learner is told by features; how it is stored is their tests' business. */
const ABOUT_DATABASES = /\/src\/(db|jobs|start(?!\/demo\/)|testing)\//;

/** Only PostgreSQL has a second connection or a second process to show: on the embedded one nothing new would be seen. */
const SHOWS_MORE_THERE = /\brunIf\(onPostgres\)|\bskipIf\(!onPostgres\)|\bopenCluster\(/;

/** Also what only happens to store something, unless it is about the embedded database or the processes around it. */
export const runsOnPostgres = (source: Source): boolean =>
  isMarked(source) || (USES_DATABASE.test(source.text) && !ABOUT_DATABASES.test(source.path));

/** What is about the databases themselves or has a word of its own for each of them, and what asks for it by its mark. */
export const runsOnBoth = (source: Source): boolean =>
  isMarked(source) &&
  (/^\/\/ @postgres, @embedded/.test(source.text) ||
    ABOUT_DATABASES.test(source.path) ||
    (SPEAKS_OF_POSTGRES.test(source.text) && !SHOWS_MORE_THERE.test(source.text)));

/** In a run that has a PostgreSQL these need not run on the embedded database as well. */
export const onlyOnPostgres = (tests: readonly Source[] = serverTests()): string[] =>
  tests.filter((one) => runsOnPostgres(one) && !runsOnBoth(one)).map(({ path }) => path);

export const serverTests = (): Source[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${SOURCE}/${path.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
