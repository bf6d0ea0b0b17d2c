// @postgres: jobs live in the database
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { openTestDatabase } from '#testing/database.ts';
import { complainSparingly } from './complain.ts';
import type { JobData, Jobs } from './jobs.ts';
import { startJobs } from './pg-boss.ts';

let db: Database;
let running: Jobs[] = [];
const complaints: unknown[] = [];
beforeAll(async () => {
  db = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
  await db.query('truncate pgboss.job, pgboss.archive');
  expect(complaints.splice(0)).toEqual([]);
});
afterAll(() => db.close());

const FAST = { seconds: 5, retries: 2, waitSeconds: 1, atOnce: 2 };
async function start({ JOBS = true, rule = FAST } = {}): Promise<Jobs> {
  const jobs = await startJobs(
    db,
    { JOBS },
    { rules: { 'send-sms': rule, sweep: rule }, maintenanceSeconds: 1, onError: (error) => complaints.push(error) },
  );
  running.push(jobs);
  return jobs;
}
const sms = (mobile: string): JobData['send-sms'] => ({ countryId: 45, mobile, purpose: 'login', sealed: 'x' });
const counted = async () =>
  (await db.query<{ n: number }>("select count(*) as n from pgboss.job where name = 'send-sms'"))[0]?.n;

test('a job starts right after the commit that sent it, with what it was sent', async () => {
  const jobs = await start();
  const got: JobData['send-sms'][] = [];
  await jobs.work('send-sms', async (data) => void got.push(data));
  await sleep(300);
  await db.transaction((tx) => jobs.send(tx, 'send-sms', sms('1')));
  await expect.poll(() => got, { timeout: 1500, interval: 10 }).toEqual([sms('1')]);
  await expect
    .poll(async () => (await db.query("select state from pgboss.job where name = 'send-sms'"))[0])
    .toEqual({ state: 'completed' });
});

test('a job exists exactly when the write beside it does', async () => {
  const jobs = await start({ JOBS: false });
  const rolledBack = db.transaction(async (tx) => {
    await tx.query("insert into facts values ('beside', '1')");
    await jobs.send(tx, 'send-sms', sms('1'));
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await counted()).toBe(0);
  await db.transaction((tx) => jobs.send(tx, 'send-sms', sms('2')));
  expect(await counted()).toBe(1);
});

test('with JOBS off a process sends but does not work; another one does', async () => {
  const sender = await start({ JOBS: false });
  const got: string[] = [];
  await sender.work('send-sms', async () => void got.push('sender'));
  await sender.schedule('sweep', '* * * * *', {});
  expect(await db.query('select * from pgboss.schedule')).toEqual([]);
  await sender.send(db, 'send-sms', sms('1'));
  await sleep(500);
  expect(got).toEqual([]);
  const worker = await start();
  await worker.work('send-sms', async () => void got.push('worker'));
  await expect.poll(() => got).toEqual(['worker']);
});

test('a burst is worked off without a pause between two jobs, each once', async () => {
  const jobs = await start();
  const got: string[] = [];
  await jobs.work('send-sms', async ({ mobile }) => void got.push(mobile));
  await db.transaction(async (tx) => {
    for (let n = 0; n < 40; n++) await jobs.send(tx, 'send-sms', sms(String(n)));
  });
  await expect.poll(() => got.length).toBe(40);
  await sleep(200);
  expect(new Set(got).size).toBe(40);
  expect(got).toHaveLength(40);
});

test('a job that fails is tried again, later each time, and then shown to the operator', async () => {
  const jobs = await start();
  const tries: number[] = [];
  await jobs.work('send-sms', async () => {
    tries.push(Date.now());
    throw new Error('the gateway is down');
  });
  await jobs.send(db, 'send-sms', sms('1'));
  await expect
    .poll(() => jobs.dead(10))
    .toMatchObject([{ name: 'send-sms', attempts: 3, reason: 'the gateway is down' }]);
  expect((await jobs.dead(10))[0]?.failedAt).toBeInstanceOf(Date);
  const [first = 0, second = 0, third = 0] = tries;
  expect(tries).toHaveLength(3);
  expect(second - first).toBeGreaterThanOrEqual(900);
  expect(third - second).toBeGreaterThanOrEqual(1900);
});

test('a handler that hangs loses its job, and the next try gets it', async () => {
  const jobs = await start({ rule: { ...FAST, seconds: 1 } });
  let tries = 0;
  await jobs.work('send-sms', async () => {
    if (++tries === 1) await new Promise(() => {});
  });
  await jobs.send(db, 'send-sms', sms('1'));
  await expect
    .poll(async () => (await db.query("select state, retry_count from pgboss.job where name = 'send-sms'"))[0], {
      timeout: 20_000,
    })
    .toEqual({ state: 'completed', retry_count: 1 });
});

describe('stopping', () => {
  test('waits for the job in hand, and takes no other', async () => {
    const jobs = await start({ rule: { ...FAST, atOnce: 1 } });
    const finished: string[] = [];
    const started: string[] = [];
    await jobs.work('send-sms', async ({ mobile }) => {
      started.push(mobile);
      await sleep(400);
      finished.push(mobile);
    });
    await jobs.send(db, 'send-sms', sms('1'));
    await jobs.send(db, 'send-sms', sms('2'));
    await expect.poll(() => started).toEqual(['1']);
    await jobs.stop();
    expect(finished).toEqual(['1']);
    expect(await db.query("select state from pgboss.job where name = 'send-sms' order by created_on")).toEqual([
      { state: 'completed' },
      { state: 'created' },
    ]);
  });
});

test('a schedule is kept once, however many processes set it, and sends its job', async () => {
  const [one, two] = [await start(), await start()];
  let runs = 0;
  for (const jobs of [one, two]) {
    await jobs.work('sweep', async () => void runs++);
    await jobs.schedule('sweep', '* * * * *', {});
  }
  expect(await db.query('select name, cron from pgboss.schedule')).toEqual([{ name: 'sweep', cron: '* * * * *' }]);
  await db.query('update pgboss.version set cron_on = null');
  // What the maintenance does every half minute, here every second.
  await expect.poll(() => runs, { timeout: 50_000, interval: 500 }).toBeGreaterThan(0);
  await db.query('delete from pgboss.schedule');
});

test('several processes may start together on a fresh or an old set of queues', async () => {
  await db.query('drop schema pgboss cascade');
  await Promise.all(Array.from({ length: 3 }, () => start({ JOBS: false })));
  await start({ JOBS: false, rule: { ...FAST, retries: 7 } });
  expect(await db.query("select retry_limit from pgboss.queue where name = 'send-sms'")).toEqual([{ retry_limit: 7 }]);
});

test('an unknown job is a mistake that is heard, not a silence', async () => {
  const jobs = await start({ JOBS: false });
  await expect(jobs.send(db, 'no-such' as 'sweep', {})).rejects.toThrow('there is no queue for no-such');
});

test('a database that is away is told once, other trouble every time', () => {
  const said: string[] = [];
  const complain = complainSparingly(60_000, (line) => said.push(line));
  const away = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
  for (const error of [away, away, new Error('bug'), new Error('bug')]) complain(error);
  expect(said.map((line) => line.split('\n')[0])).toEqual([
    'jobs: the database does not answer; trying again',
    'jobs: Error: bug',
    'jobs: Error: bug',
  ]);
});
