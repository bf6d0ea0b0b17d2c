// @postgres: a PostgreSQL that goes away
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cuttableProxy } from '#testing/cuttable-proxy.ts';
import { onPostgres, testDatabaseUrl } from '#testing/database.ts';
import type { Database } from './db.ts';
import { isDatabaseAway } from './errors.ts';
import { openPostgres } from './postgres.ts';

describe.runIf(onPostgres)('PostgreSQL that goes away and comes back (needs TEST_DATABASE_URL)', () => {
  let proxy: Awaited<ReturnType<typeof cuttableProxy>>;
  let db: Database;
  const complaints: unknown[] = [];
  const complain = (error: unknown) => void complaints.push(error);

  beforeAll(async () => {
    process.on('unhandledRejection', complain).on('uncaughtException', complain);
    const url = new URL(testDatabaseUrl);
    proxy = await cuttableProxy({ host: url.hostname, port: Number(url.port || 5432) });
    Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
    db = await openPostgres({ DATABASE_URL: url.href, DATABASE_POOL: 4, STATEMENT_TIMEOUT_MS: 500 });
  });
  beforeEach(() => proxy.mend());
  afterAll(async () => {
    process.off('unhandledRejection', complain).off('uncaughtException', complain);
    await db.close();
    await proxy.close();
    expect(complaints).toEqual([]);
  });

  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  test('idle connections that are cut are replaced without a word', async () => {
    await Promise.all(Array.from({ length: 4 }, () => db.query('select 1')));
    proxy.cut();
    await new Promise((resolve) => setTimeout(resolve, 50));
    proxy.mend();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('while it is away every question is refused as such, through Drizzle and in transactions too', async () => {
    proxy.cut();
    expect(isDatabaseAway(await refusal(db.ping()))).toBe(true);
    expect(isDatabaseAway(await refusal(db.query('select 1')))).toBe(true);
    expect(isDatabaseAway(await refusal(db.orm.execute('select 1')))).toBe(true);
    expect(isDatabaseAway(await refusal(db.transaction((tx) => tx.query('select 1'))))).toBe(true);
    proxy.mend();
    await db.ping();
  });

  test('a transaction cut in the middle fails, and its connection is not used again', async () => {
    const cut = db.transaction(async (tx) => {
      await tx.query('create temp table mine (n int)');
      proxy.cut();
      await tx.query('insert into mine values (1)');
    });
    expect(isDatabaseAway(await refusal(cut))).toBe(true);
    proxy.mend();
    expect(await db.transaction((tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  test('a statement that takes too long is cancelled', async () => {
    const error = await refusal(db.query('select pg_sleep(5)'));
    expect(error).toMatchObject({ code: '57014' });
    expect(isDatabaseAway(error)).toBe(true);
  });

  test('a host that is gone without hanging up is noticed within seconds', async () => {
    await db.ping();
    proxy.silence();
    expect(isDatabaseAway(await refusal(db.query('select 1')))).toBe(true);
    proxy.mend();
    await expect.poll(() => db.query('select 1 as one').catch(() => null)).toEqual([{ one: 1 }]);
  });
});
