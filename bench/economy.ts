import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../packages/server/src/db/db.ts';
import { openDatabase } from '../packages/server/src/db/open.ts';
import type { Deps } from '../packages/server/src/deps.ts';
import { coinsService } from '../packages/server/src/features/economy/coins/coins.service.ts';
import type { Economy } from '../packages/server/src/features/economy/economy.service.ts';
import { buildServices } from '../packages/server/src/services.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { chargeScript, signInScript } from './economy-statements.ts';
import { openPostgresForBench, type Postgres } from './postgres.ts';
import { median, printTable } from './table.ts';

const CLIENTS = 16;
const SECONDS = 10;
const LEARNERS_EACH = 200;
const RECORDS = 10_000;
const DAY_MS = 86_400_000;
const TASK = 'bench/sign-in-1000-days';

/** The ledger on PostgreSQL at 16 clients beside pgbench with the same statements, and what a late page costs. */
export async function economyBench(): Promise<void> {
  const postgres = await openPostgresForBench();
  if (!postgres) return console.log('economy: PostgreSQL is not installed and BENCH_DATABASE_URL is not set');
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-'));
  const settings = readSettings({ DATABASE_URL: postgres.url, DATABASE_POOL: String(CLIENTS), COIN_CAP: '1000000000' });
  const db = await openDatabase(settings);
  const deps = { db, settings, now: () => new Date() } as Deps;
  try {
    await fill(db);
    await compare('charge', postgres, join(folder, 'charge.sql'), chargeScript(LEARNERS_EACH), chargeOf(deps));
    await compare('sign-in', postgres, join(folder, 'sign-in.sql'), signInScript(LEARNERS_EACH, TASK), signInOf(deps));
    await pages(deps);
  } finally {
    await db.close();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Twice as many learners as pgbench's clients have: the second half is the server's. */
async function fill(db: Database): Promise<void> {
  const learners = 2 * CLIENTS * LEARNERS_EACH + 1;
  await db.query(`insert into users (role) select 'student' from generate_series(1, ${learners})`);
  await db.query(`insert into wallets (user_id, coins) select id, 1000000 from users`);
  await db.query(`insert into sign_ins (user_id, day, points, streak) select id, '2026-01-02', 10, 1 from users`);
  await db.query(
    `insert into coin_entries (user_id, purse, change, balance_after, type, seq, type_seq, reason, reference, key)
     select ${learners}, 'coins', 1, n, 2, n, n, 'operator', 'x', 'bench:' || n from generate_series(1, ${RECORDS}) n`,
  );
  await db.query(`update wallets set coins = ${RECORDS}, earned_entries = ${RECORDS} where user_id = ${learners}`);
  const task = JSON.stringify({ name: { zh: '签到', en: 'Sign in' }, desc: { zh: '', en: '' }, coins: 1, order: 1 });
  await db.query(
    `insert into content_packs (id, version, hash, name, licence) values ('bench', '1', '', '{}', '');
     insert into content_items (pack_id, slug, kind, rev, hash, status, public, key, review)
     values ('bench', 'sign-in-1000-days', 'task', 1, '', 'published', '${task}', '{"when":"sign-in-days","times":1000}', '{}');
     analyze; checkpoint`,
  );
}

type Work = (client: number, n: number) => Promise<unknown>;
const learnerOf = (client: number, n: number) => 1 + (CLIENTS + client) * LEARNERS_EACH + (n % LEARNERS_EACH);

function chargeOf(deps: Deps): Work {
  const coins = coinsService(deps);
  return (client, n) =>
    deps.db.transaction((tx) =>
      coins.charge(tx, {
        ...{ userId: learnerOf(client, n), price: 1, reason: 'essay_scoring', reference: '' },
        key: `server:${client}:${n}`,
      }),
    );
}

/** Each learner signs in, then the calendar turns for that client. */
function signInOf(deps: Deps): Work {
  const days = new Map<number, Economy>();
  return (client, n) => {
    const day = 2 + Math.floor(n / LEARNERS_EACH);
    const at = new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);
    const service = days.get(day) ?? buildServices({ ...deps, now: () => at }).economy;
    days.set(day, service);
    return service.signIn(learnerOf(client, n));
  };
}

/** In turns, one after the other: whatever else the machine does slows both. */
async function compare(what: string, postgres: Postgres, file: string, script: string, work: Work): Promise<void> {
  writeFileSync(file, script);
  const theirs: number[] = [];
  const ours: number[] = [];
  let next = 0;
  for (let round = 0; round < 3; round++) {
    theirs.push(pgbench(postgres, file, round));
    const done = await perSecond(work, next);
    ours.push(done.rate);
    next = done.next;
  }
  const [us, them] = [median(ours), median(theirs)];
  printTable(`economy: ${what} on PostgreSQL, ${CLIENTS} clients, ${SECONDS} s three times, medians`, [
    { what: 'server', value: us, unit: '/s' },
    { what: 'pgbench, the same statements', value: them, unit: '/s' },
    { what: 'server / pgbench (at least 0.5)', value: us / them, unit: '' },
  ]);
}

function pgbench({ url, program }: Postgres, file: string, round: number): number {
  const args = ['-n', '-M', 'extended', '-c', `${CLIENTS}`, '-j', '2', '-T', `${SECONDS}`];
  // Every round begins where no key was used: a client counts on from here.
  const said = execFileSync(program('pgbench'), [...args, '-D', `n=${round * 1_000_000}`, '-f', file, url], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
}

async function perSecond(work: Work, from: number): Promise<{ rate: number; next: number }> {
  const begun = performance.now();
  const until = begun + SECONDS * 1000;
  const ends = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      let n = from;
      for (; performance.now() < until; n++) await work(client, n);
      return n;
    }),
  );
  const done = ends.reduce((sum, n) => sum + n - from, 0);
  return { rate: done / ((performance.now() - begun) / 1000), next: Math.max(...ends) };
}

async function pages(deps: Deps): Promise<void> {
  const service = buildServices(deps).economy;
  const learner = 2 * CLIENTS * LEARNERS_EACH + 1;
  const times: Record<number, number[]> = { 1: [], 1000: [] };
  for (let n = 0; n < 600; n++) {
    const page = n % 2 ? 1000 : 1;
    const from = performance.now();
    const { list } = await service.getRecordList(learner, { type: 0, page, page_size: 10 }, 'zh');
    if (list.length !== 10) throw new Error(`page ${page} has ${list.length} records`);
    if (n >= 100) times[page]?.push(performance.now() - from);
  }
  const [first, last] = [median(times[1] ?? []), median(times[1000] ?? [])];
  printTable(`economy: coin records, 10 of ${RECORDS}, medians of 250`, [
    { what: 'page 1', value: first, unit: 'ms' },
    { what: 'page 1,000', value: last, unit: 'ms' },
    { what: 'page 1,000 / page 1', value: last / first, unit: '' },
  ]);
}
