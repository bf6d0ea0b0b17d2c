// @postgres: answers of a killed process
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { openDatabase } from '#db/open.ts';
import { startChild } from '#testing/child.ts';
import { databaseIn, type Place } from '#testing/database.ts';
import { servicesOn } from '#testing/services.ts';

const child = join(import.meta.dirname, 'answer-and-die.testing.ts');
/** What an answer writes: the mistake with its try and sums, the day's done, the commit. */
const COMMIT = 3;

let folder: string;
let where: Place;
let drop = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-kill-cards-'));
  ({ where, drop } = await databaseIn(folder));
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

test('killed in place of its commit an answer leaves nothing; killed after it, the same answer again counts once', async () => {
  const learner = await opened(makeLearner);
  const answer = [String(learner), 'the-only-answer'];

  const victim = await startChild(child, [...answer, String(COMMIT)], where);
  await expect(victim.said('lived')).rejects.toThrow('the child ended');
  expect(await opened((db) => triesOf(db, learner))).toEqual([]);

  // As a device does that got no answer: once more, under the key it has.
  const heir = await startChild(child, answer, where);
  await expect(heir.said('lived')).rejects.toThrow('the child ended');
  expect(heir.lines).toEqual(victim.lines);
  await opened(async (db) => {
    const marked = await triesOf(db, learner);
    expect(marked).toEqual([{ key: 'card:the-only-answer', verdict: 'wrong', open: 1 }]);
    const [{ id = 0 } = {}] = await db.query<{ id: number }>('select id from mistakes where user_id = $1', [learner]);
    const again = await servicesOn(db).mistakes.answer(learner, { id, key: 'the-only-answer', value: 'another' });
    expect(again).toMatchObject({ verdict: 'wrong', mistake: { state: 'open' } });
    expect(await triesOf(db, learner)).toEqual(marked);
  });
}, 120_000);

async function opened<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ ...where, DATABASE_POOL: 3, STATEMENT_TIMEOUT_MS: 10_000 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Somebody who did not know a word. */
async function makeLearner(db: Database): Promise<number> {
  const [{ id = 0 } = {}] = await db.query<{ id: number }>(
    `insert into users (role, language, time_zone) values ('tourist', 'zh', 'Asia/Shanghai') returning id`,
  );
  await servicesOn(db).vocabulary.getWordList(id, { name: 'rope', exact: 1, page: 1, page_size: 1 });
  return id;
}

/** Each try, with what the running sums say beside it. */
const triesOf = (db: Database, learner: number) =>
  db.query(
    `select key, verdict, (select sum(open)::integer from mistake_counts where user_id = $1) as open
     from mistake_tries where user_id = $1`,
    [learner],
  );
