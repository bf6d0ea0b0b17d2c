import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgresForBench } from './postgres.ts';

/** A database of its own, dropped afterwards, on the PostgreSQL that `openPostgresForBench` finds or starts. */
export async function benchDatabase(): Promise<{ url: string; pool: pg.Pool; drop(): Promise<void> }> {
  const postgres = await openPostgresForBench();
  if (!postgres)
    throw new Error('Install PostgreSQL, or name one in BENCH_DATABASE_URL whose user may create databases');
  const name = `ninefold_bench_${randomBytes(4).toString('hex')}`;
  const owner = async (text: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await owner(`create database ${name}`);
  const url = Object.assign(new URL(postgres.url), { pathname: name }).href;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await owner(`drop database if exists ${name} with (force)`);
      postgres.stop();
    },
  };
}
