// @postgres: money, many at one moment
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { startChild } from '#testing/child.ts';
import { databaseCalled, onPostgres, openTestDatabase } from '#testing/database.ts';
import { servicesOn } from '#testing/services.ts';
import { coinsOn } from '../economy.testing.ts';
import { type Act, act } from './crowd-acts.testing.ts';

/** On PostgreSQL a crowd is shared by two processes; on the embedded database it is in the one that may have it. */
const child = join(import.meta.dirname, 'crowd-child.testing.ts');
const folder = mkdtempSync(join(tmpdir(), 'ninefold-crowd-'));
let db: Database;
let services: ReturnType<typeof servicesOn>;
let coins: ReturnType<typeof coinsOn>;
let children: Awaited<ReturnType<typeof startChild>>[] = [];
let round = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  services = servicesOn(db, { settings: { FREE_AI_TRIES: '0' } });
  coins = coinsOn(db);
  if (onPostgres) children = await startTwo();
});
afterAll(async () => {
  await Promise.all(children.map((one) => one.kill()));
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

type Member = { learner: number; n: number };
async function crowd(name: Act, members: Member[]): Promise<Record<string, number>> {
  const answers = onPostgres
    ? await inTwoProcesses(name, members)
    : await Promise.all(members.map((member) => act(name, { ...member, db, services })));
  const tally: Record<string, number> = {};
  for (const answer of answers) tally[answer] = (tally[answer] ?? 0) + 1;
  return tally;
}

async function startTwo() {
  const [place] = await db.query<{ name: string }>('select current_database() as name');
  const where = {
    DATA_DIR: folder,
    DATABASE_URL: databaseCalled(place?.name ?? ''),
    DATABASE_POOL: '30',
    FREE_AI_TRIES: '0',
  };
  const two = await Promise.all(['0', '1'].map((half) => startChild(child, [half], where)));
  await Promise.all(two.map((one) => one.said('ready')));
  return two;
}

/** One row calls both at the same moment; each takes every second member. */
async function inTwoProcesses(name: Act, members: Member[]): Promise<string[]> {
  round += 1;
  await db.query(
    `insert into facts (name, value) values ('crowd', $1) on conflict (name) do update set value = excluded.value`,
    [JSON.stringify({ round, name, members })],
  );
  await Promise.all(children.map((one) => one.said(`done ${round}`)));
  const heading = `${round}: `;
  return children.flatMap(({ lines }) => {
    const line = lines.find((said) => said.startsWith(heading)) ?? heading;
    return JSON.parse(line.slice(heading.length)) as string[];
  });
}

/** The embedded database takes one at a time, so there a larger crowd only waits longer; how many fit is the same. */
const SIZE = onPostgres ? 200 : 60;
/** Each makes ten moves, so six hundred meet on ten purses. */
const WALKERS = 60;

const fifty = (learner: number): Member[] => Array.from({ length: 50 }, (_, n) => ({ learner, n }));
const shouldAddUp = async () => expect((await services.operator.verifyBalances()).complaints).toEqual([]);

test('fifty sign-ins at the same moment pay once', async () => {
  const learner = await coins.learner();
  expect(await crowd('signIn', fifty(learner))).toEqual({ paid: 1, 'signed before': 49 });
  const paid = (await coins.entries(learner)).map(({ change }) => change);
  expect(paid).toHaveLength(1);
  expect(await coins.balance(learner)).toBe(paid[0]);
  await shouldAddUp();
});

test('fifty purchases at a balance for one: one gets the item, nobody else pays or gets anything', async () => {
  const learner = await coins.learner(60);
  expect(await crowd('buy', fifty(learner))).toEqual({ bought: 1, coins_short: 49 });
  expect(await coins.balance(learner)).toBe(0);
  expect(await db.query('select 1 from deeds where user_id = $1', [learner])).toHaveLength(1);
  await shouldAddUp();
});

test('fifty purchases at a balance for seven: seven get the item', async () => {
  const learner = await coins.learner(60 * 7 + 59);
  const members = fifty(learner).map(({ n }) => ({ learner, n: n + 1000 }));
  expect(await crowd('buy', members)).toEqual({ bought: 7, coins_short: 43 });
  expect(await coins.balance(learner)).toBe(59);
  await shouldAddUp();
});

test('one purchase sent fifty times is paid once, and given back once when fifty ask for it', async () => {
  const learner = await coins.learner(600);
  expect(await crowd('buyTheSame', fifty(learner))).toEqual({ coins: 50 });
  expect(await coins.balance(learner)).toBe(540);
  expect(await crowd('giveBack', fifty(learner))).toEqual({ 'given back': 1, 'nothing to give': 49 });
  expect(await coins.balance(learner)).toBe(600);
  await shouldAddUp();
});

test('two hundred buyers of thirty (sixty on the embedded database): exactly thirty get one, and only they pay', async () => {
  const members: Member[] = [];
  for (let n = 0; n < SIZE; n++) members.push({ learner: await coins.learner(10), n });
  expect(await crowd('buyLimited', members)).toEqual({ bought: 30, sold_out: SIZE - 30 });
  const balances = await Promise.all(members.map(({ learner }) => coins.balance(learner)));
  expect([balances.filter((held) => held === 0).length, balances.filter((held) => held === 10).length]).toEqual([
    30,
    SIZE - 30,
  ]);
  await shouldAddUp();
}, 240_000);

test('many who earned one of thirty prizes, a quarter of them twice: exactly thirty are paid', async () => {
  const learners: number[] = [];
  for (let n = 0; n < SIZE * 0.75; n++) learners.push(await coins.learner());
  const members = [...learners, ...learners.slice(0, SIZE / 4)].map((learner, n) => ({ learner, n }));
  const { won = 0, sold_out: late = 0 } = await crowd('winLimited', members);
  expect(won + late).toBe(SIZE);
  const balances = await Promise.all(learners.map((learner) => coins.balance(learner)));
  expect(balances.filter((held) => held === 5)).toHaveLength(30);
  expect(balances.filter((held) => held === 0)).toHaveLength(SIZE * 0.75 - 30);
  await shouldAddUp();
}, 240_000);

test('ten random moves by each of a crowd at once end with every balance the sum of its ledger', async () => {
  const learners: number[] = [];
  for (let n = 0; n < 10; n++) learners.push(await coins.learner(50));
  const [first = 0] = learners;
  expect(learners).toEqual(learners.map((_, n) => first + n));
  const members = Array.from({ length: WALKERS }, (_, n) => ({ learner: first, n }));
  expect(await crowd('atRandom', members)).toEqual({ moved: WALKERS });
  const entries = await Promise.all(learners.map((learner) => coins.entries(learner)));
  expect(entries.flat().length).toBeGreaterThan(WALKERS * 1.5);
  for (const learner of learners) expect(await coins.balance(learner)).toBeGreaterThanOrEqual(0);
  await shouldAddUp();
}, 240_000);
