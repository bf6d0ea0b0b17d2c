// @postgres: money
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { openTestDatabase } from '#testing/database.ts';
import { servicesOn } from '#testing/services.ts';
import { coinsOn } from '../economy.testing.ts';
import type { Operator } from './operator.service.ts';

let db: Database;
let coins: ReturnType<typeof coinsOn>;
let operator: Operator;
beforeAll(async () => {
  db = await openTestDatabase();
  coins = coinsOn(db);
  operator = servicesOn(db, { settings: { COIN_CAP: '1000' } }).operator;
});
afterAll(() => db.close());

async function named(account: string, start = 0) {
  const userId = await coins.learner(start);
  await db.query('update users set account = $2, mobile = $3 where id = $1', [userId, account, `139${userId}`]);
  return userId;
}

test('coins are granted by account name, mobile or id, with the reason in the ledger', async () => {
  const userId = await named('Lin');
  await operator.grant('lin', 30, '课堂表现');
  await operator.grant(`139${userId}`, 30, '课堂表现');
  expect(await operator.grant(`#${userId}`, 30, '课堂表现')).toMatchObject({ id: userId, paid: 30, over_limit: false });
  await operator.grant('LIN', 2, '活动', 'task_correct_num');
  expect([await coins.balance(userId), await coins.balance(userId, 'task_correct_num')]).toEqual([90, 2]);
  const { entries } = await operator.ledger('lin', 2);
  expect(entries).toMatchObject([
    { purse: 'task_correct_num', change: 2, reason: 'operator', reference: '活动' },
    { purse: 'coins', change: 30, balance_after: 90, reference: '课堂表现' },
  ]);
});

test('a grant with a key is given once, however often the command is repeated', async () => {
  const userId = await named('wei');
  for (let times = 0; times < 3; times++) await operator.grant('wei', 30, '补发', 'coins', 'ticket-7');
  expect(await coins.balance(userId)).toBe(30);
});

test('the cap holds for operators too', async () => {
  await named('rich', 990);
  expect(await operator.grant('rich', 30, '奖励')).toMatchObject({ paid: 10, over_limit: true });
});

test('an entry is given back once, whether the operator or the failed scoring does it', async () => {
  const userId = await named('zhou', 100);
  const buy = (key: string) =>
    db.transaction((tx) => coins.charge(tx, { userId, price: 40, reason: 'model_essay', reference: 'task1:1', key }));
  await buy('first');
  await buy('second');
  const [second, first] = (await operator.ledger('zhou', 2)).entries;
  expect(await operator.refund(first!.id, '范文打不开')).toEqual({ userId, purse: 'coins', amount: 40 });
  await expect(operator.refund(first!.id, 'again')).rejects.toThrow(/given back before/);
  expect(await db.transaction((tx) => coins.refund(tx, { key: 'first' }))).toBeNull();
  await db.transaction((tx) => coins.refund(tx, { key: 'second' }));
  await expect(operator.refund(second!.id, 'again')).rejects.toThrow(/given back before/);
  expect(await coins.balance(userId)).toBe(100);
  expect((await operator.ledger('zhou', 2)).entries[1]).toMatchObject({ reason: 'operator', reference: '范文打不开' });
});

test.each([
  { who: 'nobody', says: /nobody is called nobody/ },
  { who: 'the boss', says: /no learner/ },
  { who: '13800000009', says: /fits #\d+, #\d+/ },
])('$who is refused in a sentence', async ({ who, says }) => {
  await db.query(`insert into users (role, account) values ('backend-system', 'the boss') on conflict do nothing`);
  await db.query(
    `insert into users (role, country_id, mobile) values ('student', 156, '13800000009'), ('student', 702, '13800000009')
     on conflict do nothing`,
  );
  await expect(operator.grant(who, 1, 'x')).rejects.toThrow(says);
});

test('verifying finds nothing wrong with honest wallets', async () => {
  const { wallets, complaints } = await operator.verifyBalances();
  expect(complaints).toEqual([]);
  expect(wallets).toBeGreaterThan(3);
});

test('verifying names every wallet that somebody wrote into, and what is wrong', async () => {
  const [rich, poor, list] = [await coins.learner(10), await coins.learner(10), await coins.learner(10)];
  await db.query('update wallets set coins = 5000 where user_id = $1', [rich]);
  await db.query('update wallets set model_essay_num = 1 where user_id = $1', [poor]);
  await db.query('update wallets set spent_entries = 7 where user_id = $1', [list]);
  await db.query(
    `insert into coin_entries (user_id, purse, change, balance_after, reason, reference, key)
     values ($1, 'ai_test_num', 0, 9, 'operator', '', 'forged')`,
    [poor],
  );
  expect((await operator.verifyBalances()).complaints).toEqual([
    { user_id: rich, purse: 'coins', what: 'holds 5000, its entries sum to 10' },
    { user_id: poor, purse: 'ai_test_num', what: expect.stringMatching(/^entry \d+ says 9 after it, it is 0$/) },
    { user_id: poor, purse: 'model_essay_num', what: 'holds 1, its entries sum to 0' },
    { user_id: list, purse: 'coins', what: 'counts 1 earned and 7 spent wrongly' },
  ]);
});
