import { type Place, placeOf, resolveImport } from './place.ts';
import type { Source } from './source.ts';

/** Rules about what a single file holds. Each returns what it has to say. */

const WARN_LINES = 250;
const MAX_LINES = 300;
const MAX_TEST_LINES = 400;

export function lengthComplaints({ lines }: Source, { isTest, path }: Place): string[] {
  const max = isTest || path.startsWith('e2e/') ? MAX_TEST_LINES : MAX_LINES;
  return lines > max ? [`${lines} lines, at most ${max}: cut it by what it talks about`] : [];
}

export function lengthWarnings({ lines }: Source, { isTest }: Place): string[] {
  return !isTest && lines > WARN_LINES && lines <= MAX_LINES ? [`${lines} lines: soon too long`] : [];
}

export function barrelComplaints(_: Source, { file }: Place): string[] {
  return /^index\.tsx?$/.test(file) ? ['a barrel hides where things come from: name the file after what it holds'] : [];
}

export function climbComplaints({ imports }: Source): string[] {
  return imports
    .filter(({ target }) => target.startsWith('../../../'))
    .map(({ target }) => `${target} climbs more than two levels`);
}

/** Only repositories hold SQL, and the rooms below them that make the database work. */
export function sqlComplaints({ path, imports, sql }: Source, place: Place): string[] {
  if (place.pkg !== 'server' || place.isTest || place.file.endsWith('.repo.ts')) return [];
  if (place.room === 'db' || place.room === 'jobs') return [];
  const tools = imports.filter(({ target }) => /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/.test(target));
  const schema = imports.filter(({ target }) =>
    /^packages\/server\/src\/db\/schema\b/.test(resolveImport(path, target) ?? ''),
  );
  return [
    ...[...tools, ...schema].map(({ target }) => `only a repository may use ${target}`),
    ...sql.map((words) => `only a repository holds SQL ("${words}…")`),
  ];
}

/** Only `web/lib` and `server/http` know HTTP; `app.ts` wires it. */
export function httpComplaints({ imports, requests }: Source, { pkg, room, isTest }: Place): string[] {
  if (isTest) return [];
  if (pkg === 'web' && room !== 'lib') return requests.map((name) => `only web/lib may call ${name}`);
  if (pkg !== 'server' || room === 'http' || room === 'app.ts') return [];
  return imports
    .filter(({ target }) => /^(fastify|@fastify\/.+)$/.test(target))
    .map(({ target }) => `only server/http may use ${target}`);
}

/** Packages as pure as core itself, each behind the one file that uses it. */
const PURE_PACKAGES: Readonly<Record<string, string>> = { 'ts-fsrs': 'packages/core/src/memory/trace.ts' };

/** Rules are pure: what they need is passed in, so that any moment and any chance can be tested. */
export function pureCoreComplaints({ path, imports, impurities }: Source, { pkg, room, isTest }: Place): string[] {
  if (pkg !== 'core' || room === '' || isTest) return [];
  const foreign = imports.filter(
    ({ target }) => placeOf(resolveImport(path, target) ?? '').pkg !== 'core' && PURE_PACKAGES[target] !== path,
  );
  return [
    ...foreign.map(({ target }) => `core depends on nothing, not even ${target}`),
    ...impurities.map((name) => `core asks neither clock nor chance (${name}): pass it in`),
  ];
}
