// @postgres: a scoring of a killed process
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { openDatabase } from '#db/open.ts';
import type { Deps } from '#deps.ts';
import { coinsOn } from '#features/economy/economy.testing.ts';
import { startJobs } from '#jobs/pg-boss.ts';
import { buildServices } from '#services.ts';
import { readSettings } from '#settings.ts';
import { startChild } from '#testing/child.ts';
import { databaseIn } from '#testing/database.ts';
import { quickExaminer } from '../quick-examiner.testing.ts';

const child = join(import.meta.dirname, 'score-and-die.testing.ts');

test('kill -9 while an essay is being scored: one charge, one report', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-score-'));
  const { where: place, drop } = await databaseIn(folder, 'practice');
  const where = { ...place, NODE_ENV: 'test', FREE_AI_TRIES: '0' };
  const settings = readSettings(where);
  const open = () => openDatabase(settings);
  try {
    const { userId, recordId } = await withDatabase(open, (db) => writeDraft(db, settings));
    const victim = await startChild(child, [String(userId), String(recordId)], where);
    await victim.said('running 1');
    await victim.kill();

    await withDatabase(open, async (db) => {
      const later = () => new Date(Date.now() + 60_000);
      const jobs = await startJobs(db, settings);
      const examiner = quickExaminer();
      const { writing } = buildServices({ db, settings, jobs, examiner, now: later } as Deps);
      await jobs.work('score-essay', () => writing.scoring.scoreNext());
      await writing.scoring.wakeUp(true);
      await expect.poll(async () => (await writing.scoring.getResult(userId, recordId)).status).toBe(3);
      // The wake-up of the dead process comes back as well, and finds nothing to do.
      await writing.scoring.scoreNext();
      const scorings = await db.query('select state, tries from essay_scorings');
      expect(scorings).toEqual([{ state: 'done', tries: 2 }]);
      const moves = await db.query(`select change from coin_entries where reason = 'essay_scoring'`);
      expect(moves).toEqual([{ change: -60 }]);
      await jobs.stop();
      await examiner.close();
    });
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

async function withDatabase<T>(open: () => Promise<Database>, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function writeDraft(db: Database, settings: ReturnType<typeof readSettings>) {
  const userId = await coinsOn(db).learner(60);
  const { writing } = buildServices({ db, settings, now: () => new Date() } as Deps);
  const [paper] = await db.query<{ id: number }>(
    `select id from content_items where slug = 'task2-free-public-transport'`,
  );
  const draft = { id: 0, paper_id: paper?.id ?? 0, content: 'Buses should be free.', prompt_id: 0, of_record: 0 };
  const made = await writing.records.save(userId, { ...draft, mode: 'practice', seconds: 0, force: false });
  return { userId, recordId: made.id };
}
