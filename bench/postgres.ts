import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own on the PostgreSQL that BENCH_DATABASE_URL names, e.g. postgres://postgres@localhost/postgres. */
export async function benchDatabase(): Promise<{ url: string; pool: pg.Pool; drop(): Promise<void> }> {
  const base = process.env.BENCH_DATABASE_URL;
  if (!base) throw new Error('BENCH_DATABASE_URL: name a PostgreSQL whose user may create databases');
  const name = `ninefold_bench_${randomBytes(4).toString('hex')}`;
  const owner = async (text: string) => {
    const client = new pg.Client({ connectionString: base });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await owner(`create database ${name}`);
  const url = Object.assign(new URL(base), { pathname: name }).href;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await owner(`drop database if exists ${name} with (force)`);
    },
  };
}
