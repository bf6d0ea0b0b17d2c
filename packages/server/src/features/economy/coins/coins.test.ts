// @postgres, @embedded: money
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#app-error.ts';
import type { Database, Db } from '#db/db.ts';
import { openTestDatabase } from '#testing/database.ts';
import { coinsOn } from '../economy.testing.ts';

let db: Database;
let coins: ReturnType<typeof coinsOn>;
beforeAll(async () => {
  db = await openTestDatabase();
  coins = coinsOn(db, { COIN_CAP: '1000' });
});
afterAll(() => db.close());

const inTransaction = <T>(work: (tx: Db) => Promise<T>) => db.transaction(work);
const essay = (userId: number, key: string, price = 60) =>
  ({ userId, price, reason: 'essay_scoring', reference: 'task2:7', key }) as const;
const gift = (userId: number, key: string, amount: number) =>
  ({ userId, coins: amount, reason: 'operator', reference: 'a gift', key }) as const;
const refusal = (error: unknown) => (error instanceof AppError ? [error.error, error.details] : error);

test('a reward is paid once for its key, and the second asking is told what the first paid', async () => {
  const userId = await coins.learner();
  const key = coins.key();
  const pay = () => inTransaction((tx) => coins.reward(tx, gift(userId, key, 30)));
  expect(await pay()).toEqual({ paid: 30, over_limit: false });
  expect(await pay()).toEqual({ paid: 30, over_limit: false, again: true });
  expect(await coins.balance(userId)).toBe(30);
});

test.each([
  { start: 990, amount: 30, paid: 10, why: 'ten fit under the cap' },
  { start: 1000, amount: 30, paid: 0, why: 'nothing fits at the cap' },
])('at $start of 1000 coins a reward of 30 pays $paid: $why', async ({ start, amount, paid }) => {
  const userId = await coins.learner(start);
  const key = coins.key();
  const pay = () => inTransaction((tx) => coins.reward(tx, gift(userId, key, amount)));
  expect(await pay()).toEqual({ paid, over_limit: true });
  await inTransaction((tx) => coins.charge(tx, essay(userId, coins.key())));
  expect(await pay()).toEqual({ paid, over_limit: true, again: true });
  expect(await coins.balance(userId)).toBe(start + paid - 60);
});

test('a guest and an operator have no wallet: they are paid nothing and can buy nothing', async () => {
  const [guest] = await db.query<{ id: number }>(`insert into users (role) values ('tourist') returning id`, []);
  const userId = guest?.id ?? 0;
  expect(await inTransaction((tx) => coins.reward(tx, gift(userId, coins.key(), 5)))).toMatchObject({ paid: 0 });
  const bought = inTransaction((tx) => coins.charge(tx, essay(userId, coins.key()))).catch(refusal);
  expect(await bought).toEqual(['coins_short', { need: 60, have: 0 }]);
});

test('a charge takes its price once for its key', async () => {
  const userId = await coins.learner(100);
  const key = coins.key();
  const taken = { taken: { purse: 'coins', amount: 60 }, remaining_points: 40 };
  expect(await inTransaction((tx) => coins.charge(tx, essay(userId, key)))).toEqual(taken);
  // 40 would not be enough for a second one, but this is the first, asked for again.
  expect(await inTransaction((tx) => coins.charge(tx, essay(userId, key)))).toEqual(taken);
  expect(await coins.balance(userId)).toBe(40);
});

test('one coin short is refused with what is needed and what is there, and nothing is taken', async () => {
  const userId = await coins.learner(59);
  const error = await inTransaction((tx) => coins.charge(tx, essay(userId, coins.key()))).catch(refusal);
  expect(error).toEqual(['coins_short', { need: 60, have: 59 }]);
  expect(await coins.balance(userId)).toBe(59);
  expect(await coins.entries(userId)).toHaveLength(1);
});

test('free tries go before coins, and come back as tries', async () => {
  const userId = await coins.learner(100);
  const [first, second] = [coins.key(), coins.key()];
  await inTransaction((tx) => coins.reward(tx, { ...gift(userId, coins.key(), 1), purse: 'ai_test_num' }));
  const buy = (key: string) =>
    inTransaction((tx) => coins.charge(tx, { ...essay(userId, key), tries: ['task_correct_num', 'ai_test_num'] }));
  expect((await buy(first)).taken).toEqual({ purse: 'ai_test_num', amount: 1 });
  expect((await buy(second)).taken).toEqual({ purse: 'coins', amount: 60 });
  expect(await inTransaction((tx) => coins.refund(tx, { key: first }))).toEqual({ purse: 'ai_test_num', amount: 1 });
  expect([await coins.balance(userId), await coins.balance(userId, 'ai_test_num')]).toEqual([40, 1]);
});

test('a refund gives back exactly once, and never what was not taken', async () => {
  const userId = await coins.learner(100);
  const key = coins.key();
  await inTransaction((tx) => coins.charge(tx, essay(userId, key)));
  const back = () => inTransaction((tx) => coins.refund(tx, { key }));
  expect([await back(), await back()]).toEqual([{ purse: 'coins', amount: 60 }, null]);
  expect(await inTransaction((tx) => coins.refund(tx, { key: 'never charged' }))).toBeNull();
  // Neither a reward nor a refund is a charge.
  expect(await inTransaction((tx) => coins.refund(tx, { key: `start:${userId}` }))).toBeNull();
  expect(await inTransaction((tx) => coins.refund(tx, { key: `refund:${key}` }))).toBeNull();
  expect(await coins.balance(userId)).toBe(100);
});

test('a charge that was given back is not a free pass: asking with its key again is a bug that is heard', async () => {
  const userId = await coins.learner(100);
  const key = coins.key();
  await inTransaction((tx) => coins.charge(tx, essay(userId, key)));
  await inTransaction((tx) => coins.refund(tx, { key }));
  await expect(inTransaction((tx) => coins.charge(tx, essay(userId, key)))).rejects.toThrow(/needs another key/);
});

test('a key of somebody else is a bug that is heard, and moves nothing', async () => {
  const [mine, theirs] = [await coins.learner(), await coins.learner()];
  const key = coins.key();
  await inTransaction((tx) => coins.reward(tx, gift(theirs, key, 5)));
  await expect(inTransaction((tx) => coins.reward(tx, gift(mine, key, 5)))).rejects.toThrow(/another learner/);
  expect(await coins.balance(mine)).toBe(0);
});

test('what the caller rolls back takes its coins along', async () => {
  const userId = await coins.learner(100);
  const failing = inTransaction(async (tx) => {
    await coins.charge(tx, essay(userId, coins.key()));
    throw new Error('the scoring could not be queued');
  });
  await expect(failing).rejects.toThrow('queued');
  expect(await coins.balance(userId)).toBe(100);
});
