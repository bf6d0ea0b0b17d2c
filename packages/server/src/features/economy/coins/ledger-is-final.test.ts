// @postgres, @embedded: triggers and rights of the ledger
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { migrate, readMigrations } from '#db/migrate.ts';
import { openPostgres } from '#db/postgres.ts';
import { databaseCalled, onPostgres, openTestDatabase, testDatabaseUrl } from '#testing/database.ts';
import { asOwner } from '#testing/template.ts';
import { coinsOn } from '../economy.testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await coinsOn(db).learner(100);
});
afterAll(() => db.close());

const WAYS = [
  'update coin_entries set change = 1000000',
  'update coin_entries set change = 1 where false',
  `update coin_entries set reference = ''`,
  'delete from coin_entries',
  'truncate coin_entries',
  'truncate users cascade',
  `insert into coin_entries (user_id, purse, change, balance_after, reason, reference, key)
   select user_id, purse, change, balance_after, reason, reference, key from coin_entries
   on conflict (key) do update set change = 1000000`,
];

test.each(WAYS)('the ledger refuses: %s', async (statement) => {
  const before = await db.query('select * from coin_entries');
  await expect(db.query(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await db.query('select * from coin_entries')).toEqual(before);
});

test('wallets from before the ledger are explained by opening entries', async () => {
  const old = await openTestDatabase();
  try {
    // Back to before the ledger: the tables of the first migrations, with a learner who owns something.
    await old.query('drop schema public cascade; create schema public');
    const migrations = readMigrations();
    await migrate(old, migrations.slice(0, 1));
    await old.query(`insert into users (role) values ('student'), ('student')`);
    await old.query(`insert into wallets (user_id, coins, ai_test_num) select id, 640 * (id - 1), 3 from users`);
    await migrate(old, migrations);
    expect(
      await old.query('select user_id, purse, change, balance_after, type, seq from coin_entries order by id'),
    ).toEqual([
      { user_id: 2, purse: 'coins', change: 640, balance_after: 640, type: 2, seq: 1 },
      { user_id: 1, purse: 'ai_test_num', change: 3, balance_after: 3, type: null, seq: null },
      { user_id: 2, purse: 'ai_test_num', change: 3, balance_after: 3, type: null, seq: null },
    ]);
    expect(await old.query('select earned_entries from wallets order by user_id')).toEqual([
      { earned_entries: 0 },
      { earned_entries: 1 },
    ]);
  } finally {
    await old.close();
  }
});

describe.runIf(onPostgres)('as an ordinary role (needs TEST_DATABASE_URL)', () => {
  test('the application lacks the right, even though it owns the table and the trigger is off', async () => {
    const name = `ninefold_test_${randomBytes(6).toString('hex')}`;
    const url = new URL(databaseCalled(name));
    Object.assign(url, { username: name, password: 'a password' });
    await asOwner(testDatabaseUrl, async (owner) => {
      await owner.query(`create role ${name} login password 'a password'`);
      await owner.query(`create database ${name} owner ${name}`);
    });
    const app = await openPostgres({ DATABASE_URL: url.href, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 });
    try {
      await migrate(app);
      const coins = coinsOn(app);
      const userId = await coins.learner(100);
      await app.query('alter table coin_entries disable trigger all').catch(() => {});
      await app.query('alter table coin_entries disable trigger user');
      // Its words alone may be emptied, while an account is being erased; that only the trigger watches.
      for (const statement of WAYS.filter((way) => !way.includes('reference') && !way.includes('cascade')))
        await expect(app.query(statement), statement).rejects.toMatchObject({
          code: '42501',
          message: /permission denied/,
        });
      expect(await coins.balance(userId)).toBe(100);
      expect(await coins.entries(userId)).toHaveLength(1);
    } finally {
      await app.close();
      await asOwner(testDatabaseUrl, async (owner) => {
        await owner.query(`drop database if exists ${name} with (force)`);
        await owner.query(`drop role if exists ${name}`);
      });
    }
  });
});
