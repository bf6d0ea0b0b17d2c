// @postgres: commands open the database by its settings
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { coinsOn } from '#features/economy/economy.testing.ts';
import { databaseIn, type Place } from '#testing/database.ts';
import { admin as adminOn, adminProcess } from './admin.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-admin-'));
let where: Place;
let drop = async () => {};
beforeAll(async () => {
  ({ where, drop } = await databaseIn(folder));
  const db = await openDatabase({ ...where, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 });
  const userId = await coinsOn(db).learner(100);
  await db.query(`update users set account = 'lin', name = '林知夏' where id = $1`, [userId]);
  await db.close();
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...args: string[]) => adminOn(where, ...args);

test('an operator grants, looks, gives back and verifies', async () => {
  expect(await adminProcess(where, 'grant', 'lin', '30', '课堂表现')).toEqual({
    code: 0,
    said: '#1 林知夏: 30 coins\n',
  });
  const { said } = await admin('ledger', 'lin');
  expect(said.split('\n')).toEqual([
    '#1 林知夏: newest first',
    expect.stringMatching(/^ +2 {2}\S+ {2}coins +\+30 → 130 +operator 课堂表现$/),
    expect.stringMatching(/^ +1 {2}\S+ {2}coins +\+100 → 100 +operator start$/),
    '',
  ]);
  expect(await adminProcess(where, 'refund', '2', '误扣')).toEqual({
    code: 1,
    said: 'entry 2 took nothing, or was given back before\n',
  });
  expect(await admin('verify-balances')).toEqual({ code: 0, said: '1 wallets, 0 complaints\n' });
  expect(await admin('dead-jobs')).toEqual({ code: 0, said: 'No dead jobs\n' });
});

test.each([
  { args: ['grant', 'lin', '-5', 'x'], says: '-5 is not a whole number above 0' },
  { args: ['grant', 'lin', '5'], says: 'a reason of 1 to 100 characters is needed' },
  { args: ['grant', 'lin', '5', 'x', 'gold'], says: 'usage: grant WHO' },
  { args: ['grant', 'nobody', '5', 'x'], says: 'nobody is called nobody' },
])('$args is refused in a sentence', async ({ args, says }) => {
  const { code, said } = await admin(...args);
  expect(code).toBe(1);
  expect(said).toContain(says);
  expect(said).not.toContain('    at ');
});

test('a link for one more operator is printed, and what was done at the machine is in the log', async () => {
  expect((await admin('operator-link')).code).toBe(1);
  const { code, said } = await admin('operator-link', '密码丢了');
  expect(code).toBe(0);
  const token = /#\/login\?first=([\w-]{32})/.exec(said)?.[1] ?? '';
  const db = await openDatabase({ ...where, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 });
  expect(await db.query('select kind from operator_links where token_hash = sha256($1::text::bytea)', [token])).toEqual(
    [{ kind: 'further' }],
  );
  const acts = await db.query<{ action: string }>(
    'select action, reason from audit_entries where actor_id = 0 order by id',
  );
  expect(acts).toEqual([
    { action: 'person.grant_coins', reason: '课堂表现' },
    { action: 'operator.link', reason: '密码丢了' },
  ]);
  await db.close();
});

test('an operator is closed at the machine, by account name; the last one stays', async () => {
  const db = await openDatabase({ ...where, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 });
  for (const account of ['wang', 'zhao'])
    await db.query(
      `insert into users (role, account, name, password_hash, time_zone)
       values ('backend-system', $1, '王老师', 'x', 'Asia/Shanghai')`,
      [account],
    );
  await db.close();
  expect((await admin('close-operator', 'zhao')).said).toContain('usage: close-operator WHO');
  expect((await admin('close-operator', 'lin', '离职了')).said).toContain('no operator is called lin');
  expect((await admin('close-operator', 'zhao', '离职了')).said).toMatch(/^#\d+ 王老师: closed\n$/);
  expect((await admin('close-operator', 'zhao', '离职了')).said).toContain('was closed before');
  expect(await admin('close-operator', 'wang', '离职了')).toEqual({
    code: 1,
    said: 'the last operator stays: appoint another one first (operator-link "REASON")\n',
  });
});
