import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '#start-refused.ts';
import { lockFolder } from '../folder-lock.ts';
import { openPostgres } from '../postgres.ts';
import { extract, unpackDatabase } from './extract.ts';
import type { BackupSettings } from './make-backup.ts';
import { DATABASE, differences, type Manifest, SECRET } from './manifest.ts';
import { listPostgres, restorePostgres } from './pg-tools.ts';
import { damaged } from './read-backup.ts';

/** Puts a copy into an empty place, whole or not at all; a place that holds anything is left as it is. */
export async function restoreBackup(file: string, settings: BackupSettings): Promise<Manifest> {
  const { DATA_DIR, DATABASE_URL } = settings;
  await mkdir(DATA_DIR, { recursive: true });
  const lock = await lockFolder(DATA_DIR);
  const folder = join(DATA_DIR, 'restore.new');
  const moved: string[] = [];
  try {
    await requireEmptyFolder(DATA_DIR, DATABASE_URL ? ['files'] : ['db', 'files']);
    if (DATABASE_URL) await requireEmptyDatabase(DATABASE_URL);
    await rm(folder, { recursive: true, force: true });
    const manifest = await extract(file, folder);
    requireSameKind(file, manifest, DATABASE_URL);
    requireSameSecret(join(folder, SECRET), join(DATA_DIR, SECRET));
    if (!DATABASE_URL) await unpackDatabase(file, folder, manifest);
    // The database comes last: until then a start would find an empty place and not half a site.
    for (const part of ['files', SECRET, 'db'])
      if (existsSync(join(folder, part)) && !existsSync(join(DATA_DIR, part))) {
        await rename(join(folder, part), join(DATA_DIR, part));
        moved.push(part);
      }
    if (DATABASE_URL) await intoPostgres(file, join(folder, DATABASE.postgres), DATABASE_URL, manifest);
    return manifest;
  } catch (error) {
    for (const part of moved) await rm(join(DATA_DIR, part), { recursive: true, force: true });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    lock.release();
  }
}

/** Reads a copy to its end, and opens its database in a place of its own where that can be done. */
export async function verifyBackup(file: string): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-verify-'));
  try {
    const manifest = await extract(file, folder);
    if (manifest.database === 'embedded') await unpackDatabase(file, folder, manifest);
    else await listPostgres(join(folder, DATABASE.postgres));
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function requireEmptyFolder(dataDir: string, parts: string[]): Promise<void> {
  for (const part of parts) {
    const inside = await readdir(join(dataDir, part)).catch(() => []);
    if (inside.length)
      throw new StartRefused(
        `${join(dataDir, part)} is not empty; a restore overwrites nothing. Set DATA_DIR to an empty folder or move this one aside.`,
      );
    await rm(join(dataDir, part), { recursive: true, force: true });
  }
}

const pool = { DATABASE_POOL: 1, STATEMENT_TIMEOUT_MS: 3_600_000 };

async function requireEmptyDatabase(DATABASE_URL: string): Promise<void> {
  const db = await openPostgres({ DATABASE_URL, ...pool });
  try {
    const [found] = await db.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
      [],
    );
    if (found)
      throw new StartRefused(
        `the database of DATABASE_URL is not empty (it has ${found.name}); a restore overwrites nothing. Make a new one with createdb.`,
      );
  } finally {
    await db.close();
  }
}

function requireSameKind(file: string, manifest: Manifest, DATABASE_URL: string): void {
  if (manifest.database === (DATABASE_URL ? 'postgres' : 'embedded')) return;
  throw new StartRefused(
    manifest.database === 'postgres'
      ? `${file} is a copy of PostgreSQL; set DATABASE_URL to an empty database.`
      : `${file} is a copy of the embedded database; restore it without DATABASE_URL.`,
  );
}

/** A key that was made by a start of the empty place cannot read what was sealed with the copy's. */
function requireSameSecret(copied: string, present: string): void {
  if (!existsSync(copied) || !existsSync(present)) return;
  if (readFileSync(copied, 'utf8').trim() !== readFileSync(present, 'utf8').trim())
    throw new StartRefused(`${present} is another key than the one in the copy; move it aside, then restore again.`);
}

async function intoPostgres(file: string, dump: string, DATABASE_URL: string, manifest: Manifest): Promise<void> {
  await restorePostgres(DATABASE_URL, dump);
  const db = await openPostgres({ DATABASE_URL, ...pool });
  try {
    // A dump that anybody may restore carries no privileges; this one is part of the ledger's promise.
    await db.query('revoke update, delete, truncate on coin_entries from public, current_user');
    const wrong = await differences(db, manifest);
    if (wrong.length) throw damaged(file, wrong.slice(0, 3).join(', '));
  } finally {
    await db.close();
  }
}
