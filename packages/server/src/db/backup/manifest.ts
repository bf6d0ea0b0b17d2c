import type { Db } from '../db.ts';

/** What a backup says about itself. It is its last part, because the hashes are known only then. */
export type Manifest = {
  format: 1;
  made_at: string;
  database: 'embedded' | 'postgres';
  /** Names of the migrations that were applied: a program that does not know one of them is too old. */
  migrations: string[];
  /** Rows by table, and the sum of all movements of coins, as they were at the moment of the copy. */
  rows: Record<string, number>;
  ledger: number;
  /** SHA-256 of every other part. */
  parts: Record<string, string>;
  files: 'inside' | 'left out' | 's3';
};

export const MANIFEST = 'manifest.json';
export const DATABASE = { embedded: 'database.tar', postgres: 'database.dump' } as const;
export const SECRET = 'secret.key';
/** With STORAGE=s3 the files stay where they are; their names say what the bucket has to hold. */
export const S3_NAMES = 's3-files.txt';
export const FILES = 'files/';

/** Rows of every table of ours, also of those that a later version adds. */
export async function countRows(db: Db): Promise<Pick<Manifest, 'rows' | 'ledger' | 'migrations'>> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
    [],
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*) as rows from ${name}`);
  const rows = counts.length ? await db.query<{ name: string; rows: number }>(counts.join(' union all '), []) : [];
  const has = (name: string) => tables.some((table) => table.name === name);
  const [ledger] = has('public.coin_entries')
    ? await db.query<{ sum: number }>('select coalesce(sum(change), 0)::bigint as sum from coin_entries', [])
    : [];
  const applied = has('public.migrations')
    ? await db.query<{ name: string }>('select name from migrations order by 1', [])
    : [];
  return {
    rows: Object.fromEntries(rows.map((row) => [row.name, row.rows])),
    ledger: ledger?.sum ?? 0,
    migrations: applied.map(({ name }) => name),
  };
}

/** What a restored database lacks or has too much, by table; empty when it is the one that was copied. */
export async function differences(db: Db, manifest: Manifest): Promise<string[]> {
  const found = await countRows(db);
  const tables = new Set([...Object.keys(manifest.rows), ...Object.keys(found.rows)]);
  const rows = [...tables].flatMap((table) =>
    found.rows[table] === manifest.rows[table]
      ? []
      : [`${table} has ${found.rows[table] ?? 'no'} rows instead of ${manifest.rows[table] ?? 'none'}`],
  );
  return found.ledger === manifest.ledger
    ? rows
    : [...rows, `the ledger sums up to ${found.ledger} instead of ${manifest.ledger}`];
}
