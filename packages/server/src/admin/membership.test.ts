// @postgres: commands open the database by its settings
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { learnersService } from '#features/identity/learners/learners.service.ts';
import type { MembershipDeps } from '#features/membership/membership-deps.ts';
import { settle } from '#features/membership/orders/settle.ts';
import { databaseIn, type Place } from '#testing/database.ts';
import { admin as adminOn } from './admin.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-desk-'));
const [PAID, OPEN] = ['NF20261115AAAAAAAAAA', 'NF20261115BBBBBBBBBB'];
let where: Place;
let drop = async () => {};

const open = () => openDatabase({ ...where, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 });

beforeAll(async () => {
  ({ where, drop } = await databaseIn(folder));
  const db = await open();
  await db.query(`insert into users (role) values ('student')`);
  for (const orderNum of [PAID, OPEN])
    await db.query(
      `insert into orders (order_num, user_id, key, skill, level, cents, state, pay_type, provider, expires_at)
       values ($1, 1, $1, 'writing', 1, 6800, 'open', 1, 'sandbox', now() + interval '1 hour')`,
      [orderNum],
    );
  const news = { event: 'paid', orderNum: PAID, tradeNum: 'T', cents: 6800, currency: 'CNY' } as const;
  await settle(
    { db, now: () => new Date(), learners: learnersService() } as MembershipDeps,
    'sandbox',
    news,
    'a callback',
  );
  await db.close();
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...args: string[]) => adminOn(where, ...args);

test('an operator finds an order, gives its money back once, and the membership is over', async () => {
  const { said } = await admin('orders', '#1');
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/NF20261115BBBBBBBBBB {2}#1 {2}writing 1 {2}¥68\.00 {2}open sandbox$/),
    expect.stringMatching(/NF20261115AAAAAAAAAA {2}#1 {2}writing 1 {2}¥68\.00 {2}paid sandbox$/),
    '',
  ]);
  expect(await admin('refund-order', PAID, '误买')).toEqual({ code: 0, said: `${PAID}: ¥68.00 given back\n` });
  expect(await admin('refund-order', PAID, '误买')).toEqual({ code: 0, said: `${PAID}: was given back before\n` });
  const db = await open();
  expect(await db.query('select state, refund_reason from orders where order_num = $1', [PAID])).toEqual([
    { state: 'refunded', refund_reason: '误买' },
  ]);
  expect(await db.query('select 1 from memberships where expires_at > now()')).toEqual([]);
  expect(await db.query(`select action, details->>'outcome' as outcome from audit_entries order by id`)).toEqual([
    { action: 'order.refund', outcome: null },
    { action: 'order.refunded', outcome: 'refunded' },
    { action: 'order.refund', outcome: null },
    { action: 'order.refunded', outcome: 'already_refunded' },
  ]);
  await db.close();
});

test('what cannot be given back is refused in a sentence', async () => {
  expect(await admin('refund-order', OPEN, 'x')).toEqual({ code: 1, said: `${OPEN} is open: nothing was paid\n` });
  expect((await admin('refund-order', 'NF1', 'x')).said).toBe('NF1: Not found\n');
  expect((await admin('refund-order', PAID)).said).toContain('usage: refund-order');
});
