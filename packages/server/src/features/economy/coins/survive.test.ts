// @postgres: a purchase of a killed process
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { startChild } from '#testing/child.ts';
import { databaseIn, onPostgres, type Place } from '#testing/database.ts';
import { coinsOn } from '../economy.testing.ts';

const child = join(import.meta.dirname, 'buy-and-die.testing.ts');
/** More writes than a purchase takes: one of them must find nothing left to die at. */
const MOST = 20;
/** Each is a process. The embedded database dies at every write; on PostgreSQL the place makes no difference. */
const STEP = onPostgres ? 3 : 1;

test('kill -9 in place of any write between "coins taken" and "item given" leaves all or nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-buy-'));
  const { where: place, drop } = await databaseIn(folder, 'menu');
  const where = { ...place, FREE_AI_TRIES: '0' };
  try {
    const learner = await makeLearner(where);
    const found: string[] = [];
    let lived = false;
    for (let n = 1; n <= MOST && !lived; n += STEP) {
      const victim = await startChild(child, [learner, String(n)], where);
      lived = await victim.said('done').then(
        () => true,
        () => false,
      );
      await victim.kill();
      // What the process before it left behind.
      found.push(victim.lines[0] ?? 'it did not even begin');
    }
    expect(found).toEqual(found.map(() => 'nothing'));
    // The charge, the item, the coins of its task and the commit: fewer would mean that they died before they began.
    expect(found.length * STEP).toBeGreaterThanOrEqual(5);
    expect(lived).toBe(true);
    const heir = await startChild(child, [learner], where);
    await heir.said('done');
    expect(heir.lines[0]).toBe('all');
    await heir.kill();
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);

/** A learner with coins for one essay, and the tasks of the pack: the item pays one of them 20. */
async function makeLearner(where: Place): Promise<string> {
  const db = await openDatabase({ ...where, DATABASE_POOL: 3, STATEMENT_TIMEOUT_MS: 10_000 });
  const learner = await coinsOn(db).learner(60);
  await db.close();
  return String(learner);
}
