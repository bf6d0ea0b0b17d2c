// @postgres: an answer of a killed process
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { openDatabase } from '#db/open.ts';
import type { Deps } from '#deps.ts';
import { coinsOn } from '#features/economy/economy.testing.ts';
import { startJobs } from '#jobs/pg-boss.ts';
import { buildServices } from '#services.ts';
import { readSettings } from '#settings.ts';
import { openStorage } from '#storage/open.ts';
import { startChild } from '#testing/child.ts';
import { databaseIn } from '#testing/database.ts';
import { fakeSpeech } from '#testing/fake-speech.ts';
import { humWav } from '#testing/wav.ts';
import { talker } from '../speaking.testing.ts';

const child = join(import.meta.dirname, 'hear-and-die.testing.ts');

test('kill -9 while an answer is being heard: what was heard is kept, one charge, one report', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-hear-'));
  const { where: place, drop } = await databaseIn(folder, 'practice');
  const where = { ...place, NODE_ENV: 'test', FREE_AI_TRIES: '0' };
  const settings = readSettings(where);
  try {
    const { userId, recordId } = await withServices(where, new Date(), sitLongTurn);
    const victim = await startChild(child, [String(userId), String(recordId)], where);
    await victim.said('hearing');
    await victim.kill();

    const later = new Date(Date.now() + 10 * 60_000);
    await withServices(where, later, async ({ speaking }, db) => {
      const [before] = await db.query<{ heard_until: number }>('select heard_until from speaking_answers');
      expect(before?.heard_until).toBeGreaterThan(20);
      await speaking.hearing.workOff();
      expect(await speaking.reports.getReportProgress(userId, recordId)).toMatchObject({ state: 'scored' });
      const { report } = await speaking.reports.getReport(userId, recordId);
      // Two words a second: nothing was heard twice and nothing was lost.
      expect(report.facts.words).toBe(128);
      const moves = await db.query<{ change: number }>(
        `select change from coin_entries where reason = 'speaking_report'`,
      );
      expect(moves).toEqual([{ change: -settings.PRICE_SPEAKING_REPORT }]);
    });
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

type Built = ReturnType<typeof buildServices>;

async function withServices<T>(
  where: Record<string, string>,
  at: Date,
  work: (built: Built, db: Database) => Promise<T>,
) {
  const settings = readSettings(where);
  const db = await openDatabase(settings);
  const jobs = await startJobs(db, settings);
  const speech = { ...fakeSpeech(), answers: talker() };
  try {
    const deps = { db, settings, jobs, speech, storage: openStorage(settings), now: () => at } as Deps;
    return await work(buildServices(deps), db);
  } finally {
    await jobs.stop();
    await db.close();
  }
}

async function sitLongTurn({ speaking, learnerRecordings }: Built, db: Database) {
  const userId = await coinsOn(db).learner(1000);
  const [set] = await db.query<{ id: number }>(`select id from content_items where slug = 'something-kept'`);
  const { record_id } = await speaking.sittings.start(userId, {
    ...{ id: Number(set?.id), part: 2, mode: 'practice', key: randomUUID(), fresh: 0 },
  });
  const key = randomUUID();
  const which = { record_id, order: LONG_TURN, try: 1, key };
  await speaking.answers.begin(userId, which);
  const piece = async (seconds: number) => new Uint8Array(await humWav(seconds).arrayBuffer());
  for (let seq = 0; seq < 12; seq++) await learnerRecordings.addPiece(userId, { key, seq }, await piece(5));
  await speaking.answers.save(userId, { ...which, seq: 12 }, await piece(4));
  return { userId, recordId: record_id };
}
