import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '#start-refused.ts';
import type { Db } from './db.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any fixed number: it names the lock that processes starting together queue on. */
const LOCK = 909_001;

export type Migration = { name: string; hash: string; statements: string[] };

/** Brings the tables up to date; several processes may start together, the first does the work. */
export async function migrate(db: Db, migrations: Migration[] = readMigrations()): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await tx.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const rows = await tx.query<{ name: string; hash: string }>('select name, hash from migrations', []);
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const changed = migrations.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash);
    if (changed)
      throw new Error(`migration ${changed.name} was changed after it had been applied; add a new one instead`);
    const newer = rows.find(({ name }) => !migrations.some((known) => known.name === name));
    if (newer)
      throw new StartRefused(
        `This database was made by a newer version of Ninefold (it has ${newer.name}). Start that version, or restore a backup from before the upgrade.`,
      );
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const { name, hash, statements } of missing) {
      for (const statement of statements) await tx.query(statement);
      await tx.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    }
    return missing.map(({ name }) => name);
  });
}

/** What the next `migrate` will apply to a database that is in use already; a new one has nothing to lose. */
export async function pendingMigrations(db: Db, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const [table] = await db.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
    [],
  );
  if (!table?.there) return [];
  const rows = await db.query<{ name: string }>('select name from migrations', []);
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.map(({ name }) => name).filter((name) => !applied.has(name));
  return applied.size && missing.length && (await isInUse(db)) ? missing : [];
}

/** A database that was unpacked from the seed a moment ago has tables, but nobody and no papers. */
async function isInUse(db: Db): Promise<boolean> {
  const [found] = await db.query<{ any: boolean }>(
    'select exists (select from users) or exists (select from content_packs) as any',
    [],
  );
  return found?.any === true;
}

export function readMigrations(folder: string = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      // A checkout may turn line ends into CRLF; that is not a change.
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return {
        name,
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
      };
    });
}
