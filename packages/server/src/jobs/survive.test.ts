// @postgres: a job of a killed process
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { openPostgres } from '#db/postgres.ts';
import { startChild } from '#testing/child.ts';
import { cuttableProxy } from '#testing/cuttable-proxy.ts';
import { databaseCalled, databaseIn, onPostgres, openTestDatabase } from '#testing/database.ts';
import { startJobs } from './pg-boss.ts';

const rules = { 'send-sms': { seconds: 2, retries: 5, waitSeconds: 1, atOnce: 1 } };
const takeJob = join(import.meta.dirname, 'children', 'take-job.ts');

test('a job in the hands of a process killed with -9 is taken up by another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-jobs-'));
  const { where, drop } = await databaseIn(folder);
  try {
    const victim = await startChild(takeJob, [], where);
    await victim.said('took 13800000000');
    await victim.kill();

    const db = await openDatabase({ ...where, DATABASE_POOL: 3, STATEMENT_TIMEOUT_MS: 10_000 });
    const jobs = await startJobs(db, { JOBS: true }, { rules, maintenanceSeconds: 1 });
    const got: string[] = [];
    await jobs.work('send-sms', async ({ mobile }) => void got.push(mobile));
    await expect.poll(() => got).toEqual(['13800000000']);
    await jobs.stop();
    await db.close();
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

describe.runIf(onPostgres)('while PostgreSQL is away (needs TEST_DATABASE_URL)', () => {
  test('workers and maintenance bear it, and go on with the same job when it is back', async () => {
    const shared = await openTestDatabase();
    const [place] = await shared.query<{ name: string }>('select current_database() as name');
    const url = new URL(databaseCalled(place?.name ?? ''));
    const proxy = await cuttableProxy({ host: url.hostname, port: Number(url.port || 5432) });
    Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
    const crashes: unknown[] = [];
    const crash = (error: unknown) => void crashes.push(error);
    process.on('unhandledRejection', crash).on('uncaughtException', crash);

    const db = await openPostgres({ DATABASE_URL: url.href, DATABASE_POOL: 3, STATEMENT_TIMEOUT_MS: 2000 });
    const told: unknown[] = [];
    const jobs = await startJobs(
      db,
      { JOBS: true },
      { rules, maintenanceSeconds: 1, onError: (error) => told.push(error) },
    );
    const got: string[] = [];
    await jobs.work('send-sms', async ({ mobile }) => {
      got.push(mobile);
      if (mobile === 'cut') proxy.cut();
    });
    await jobs.send(db, 'send-sms', { countryId: 45, mobile: 'cut', purpose: 'login', sealed: '' });
    await expect.poll(() => got).toEqual(['cut']);
    // Long enough for every timer in pg-boss to fire while nobody answers.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    proxy.mend();
    await jobs.send(db, 'send-sms', { countryId: 45, mobile: 'later', purpose: 'login', sealed: '' });
    await expect.poll(() => got).toEqual(['cut', 'later']);
    await expect
      .poll(() => shared.query("select distinct state from pgboss.job where name = 'send-sms'"))
      .toEqual([{ state: 'completed' }]);
    expect(told.length).toBeGreaterThan(0);

    await jobs.stop();
    await db.close();
    await proxy.close();
    await shared.close();
    process.off('unhandledRejection', crash).off('uncaughtException', crash);
    expect(crashes).toEqual([]);
  });
});
