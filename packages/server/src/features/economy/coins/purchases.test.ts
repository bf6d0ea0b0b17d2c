// @postgres: money
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { openTestDatabase } from '#testing/database.ts';
import { servicesOn } from '#testing/services.ts';
import { coinsOn } from '../economy.testing.ts';
import type { Purchases } from './purchases.service.ts';

let db: Database;
let coins: ReturnType<typeof coinsOn>;
const now = new Date('2026-11-20T04:00:00Z');
let purchases: Purchases;
beforeAll(async () => {
  db = await openTestDatabase();
  coins = coinsOn(db);
  purchases = servicesOn(db, { now: () => now }).purchases;
});
afterAll(() => db.close());

const buy = (userId: number, item: Parameters<Purchases['payFor']>[1]['item'], key = coins.key()) =>
  db.transaction((tx) => purchases.payFor(tx, { userId, item, reference: 'task2:1', key }));
const memberUntil = (userId: number, skill: string, until: string) =>
  db.query('insert into memberships (user_id, skill, level, expires_at) values ($1, $2, 1, $3)', [
    userId,
    skill,
    until,
  ]);

test.each([
  { item: 'essay_scoring', amount: 60 },
  { item: 'model_essay', amount: 40 },
  { item: 'speaking_report', amount: 50 },
] as const)('$item costs $amount coins by the price list', async ({ item, amount }) => {
  const userId = await coins.learner(amount);
  expect(await buy(userId, item)).toEqual({ with: 'coins', purse: 'coins', amount });
  await expect(buy(userId, item)).rejects.toMatchObject({ error: 'coins_short', details: { need: amount, have: 0 } });
});

test('a writing member pays nothing for essays, and like everybody for speaking', async () => {
  const userId = await coins.learner(50);
  await memberUntil(userId, 'writing', '2026-11-20T04:00:01Z');
  const key = coins.key();
  expect(await buy(userId, 'essay_scoring', key)).toEqual({ with: 'membership' });
  expect(await buy(userId, 'model_essay')).toEqual({ with: 'membership' });
  expect(await db.transaction((tx) => purchases.giveBack(tx, key))).toBeNull();
  expect(await buy(userId, 'speaking_report')).toMatchObject({ with: 'coins' });
  expect(await coins.balance(userId)).toBe(0);
});

test('a membership that ends now, or of another skill, is none', async () => {
  const userId = await coins.learner(60);
  await memberUntil(userId, 'writing', '2026-11-20T04:00:00Z');
  await memberUntil(userId, 'reading', '2027-11-20T04:00:00Z');
  expect(await buy(userId, 'essay_scoring')).toMatchObject({ with: 'coins' });
});

test('free tries go first: bought corrections before the free tries of the settings, each for its own thing', async () => {
  const userId = await coins.learner(60);
  const give = (purse: 'ai_test_num' | 'task_correct_num' | 'model_essay_num') =>
    db.transaction((tx) =>
      coins.reward(tx, { userId, coins: 1, purse, reason: 'operator', reference: 'gift', key: coins.key() }),
    );
  for (const purse of ['ai_test_num', 'task_correct_num', 'model_essay_num'] as const) await give(purse);
  const key = coins.key();
  expect(await buy(userId, 'essay_scoring', key)).toEqual({ with: 'try', purse: 'task_correct_num', amount: 1 });
  expect(await buy(userId, 'essay_scoring')).toEqual({ with: 'try', purse: 'ai_test_num', amount: 1 });
  expect(await buy(userId, 'essay_scoring')).toEqual({ with: 'coins', purse: 'coins', amount: 60 });
  expect(await buy(userId, 'model_essay')).toEqual({ with: 'try', purse: 'model_essay_num', amount: 1 });
  expect(await db.transaction((tx) => purchases.giveBack(tx, key))).toEqual({ purse: 'task_correct_num', amount: 1 });
});
