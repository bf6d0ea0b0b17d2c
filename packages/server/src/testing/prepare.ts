import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/db.ts';
import { migrate, readMigrations } from '#db/migrate.ts';
import { installJobs, JOBS_VERSION } from '#jobs/boss.ts';
import { JOB_RULES } from '#jobs/rules.ts';
import { KEPT_FOR_MOCKS, menuPack, PRACTICE_PARTS, practicePack } from './packs.ts';
import { servicesOn } from './services.ts';

/** What stands in a test database before its first test: only the tables, the menu as well, or every paper too. */
export type Contents = 'tables' | 'menu' | 'practice';

/** Each is made of the one before it. */
export const MADE_OF: Record<Contents, Contents | null> = { tables: null, menu: 'tables', practice: 'menu' };

/** Adds to a database what the one before it has not. */
export async function prepare(db: Database, contents: Contents): Promise<void> {
  if (contents === 'tables') {
    await migrate(db);
    await installJobs(db, JOB_RULES);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-prepare-'));
  const pack = await (contents === 'menu' ? menuPack : practicePack)(folder);
  await servicesOn(db).content.importPack(pack);
  await rm(folder, { recursive: true, force: true });
}

/** Changes whenever `prepare` would give something else. */
export function preparation(databaseVersion: string, contents: Contents): string {
  const migrations = readMigrations().map(({ name, hash }) => `${name} ${hash}`);
  const parts = [databaseVersion, JOBS_VERSION, JSON.stringify(JOB_RULES), ...migrations];
  if (contents !== 'tables') parts.push(importFingerprint(), KEPT_FOR_MOCKS.source, ...PRACTICE_PARTS);
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

const PACKAGES = join(import.meta.dirname, '../../..');
/** Where the packs are, and the code that reads, compiles and stores them. */
const IMPORT = ['content/packs', 'content/src', 'core/src', 'server/src/db'].concat(
  ['content', 'vocabulary'].map((feature) => `server/src/features/${feature}`),
);
let known: string | undefined;

/** By size and time of every file: reading 40 MB to find out that nothing changed would cost more than it saves. */
function importFingerprint(): string {
  known ??= IMPORT.flatMap((folder) => linesOf(join(PACKAGES, folder))).join('\n');
  return known;
}

const linesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/\.test(ing)?\.ts$/.test(path))
    .sort()
    .map((path) => {
      const { size, mtimeMs } = statSync(join(folder, path));
      return `${path} ${size} ${mtimeMs}`;
    });
