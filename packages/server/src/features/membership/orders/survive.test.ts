// @postgres: a payment of a killed process
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { startChild } from '#testing/child.ts';
import { databaseIn, onPostgres, type Place } from '#testing/database.ts';

const child = join(import.meta.dirname, 'settle-and-die.testing.ts');
const ORDER = 'NF20261115AAAAAAAAAA';
/** More than a payment takes: one of them must find nothing left to die at. */
const MOST = 20;
/** Each is a process. The embedded database dies at every write; on PostgreSQL the place makes no difference. */
const STEP = onPostgres ? 3 : 1;

test('kill -9 in place of any write between the payment noted and the membership given leaves all or nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-pay-'));
  const { where, drop } = await databaseIn(folder);
  try {
    await makeOrder(where);
    const found: string[] = [];
    let lived = false;
    for (let n = 1; n <= MOST && !lived; n += STEP) {
      const victim = await startChild(child, [ORDER, '6800', String(n)], where);
      lived = await victim.said('done').then(
        () => true,
        () => false,
      );
      await victim.kill();
      // What the process before it left behind.
      found.push(victim.lines[0] ?? 'it did not even begin');
    }
    expect(found).toEqual(found.map(() => 'nothing'));
    // Fewer would mean that they died before they began.
    expect(found.length * STEP).toBeGreaterThan(5);
    expect(lived).toBe(true);
    const heir = await startChild(child, [ORDER], where);
    await heir.said('done');
    expect(heir.lines[0]).toBe('all');
    await heir.kill();
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);

async function makeOrder(where: Place): Promise<void> {
  const db = await openDatabase({ ...where, DATABASE_POOL: 3, STATEMENT_TIMEOUT_MS: 10_000 });
  const [user] = await db.query<{ id: number }>(`insert into users (role) values ('student') returning id`);
  await db.query(
    `insert into orders (order_num, user_id, key, skill, level, cents, state, pay_type, provider, expires_at)
     values ($1, $2, 'k', 'writing', 1, 6800, 'open', 1, 'sandbox', now() + interval '1 hour')`,
    [ORDER, user!.id],
  );
  await db.close();
}
