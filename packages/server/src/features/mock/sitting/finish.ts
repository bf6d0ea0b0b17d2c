import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import { isRealMock } from '@ninefold/core/mock/scores';
import type { Db } from '#db/db.ts';
import { type MockRecordRow, mockRepo } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';
import { keepScores } from '../report/keep-scores.ts';
import type { PartTimes } from './parts.ts';

/** The last paper is in: both papers are marked, the essays go to the examiner, and the mock is told everywhere. */
export async function finish(
  deps: MockDeps,
  tx: Db,
  record: MockRecordRow,
  begun: readonly PartTimes[],
): Promise<MockRecordRow> {
  const ended_at = begun.at(-1)?.handedInAt ?? deps.now();
  const sat = await markPapers(deps, tx, record);
  await sendEssays(deps, tx, record);
  const ended = await mockRepo(tx).change(record.id, { state: 'marking', ended_at, due_at: deps.now() });
  const { held, words } = await keepScores(deps, tx, ended);
  if (isRealMock({ papers: sat, words }))
    await deps.deeds.recordDeed(tx, {
      userId: record.user_id,
      deed: 'mock_completed',
      reference: String(record.id),
      seconds: Math.round((ended_at.getTime() - record.started_at.getTime()) / 1000),
      at: ended_at,
    });
  return held;
}

/** Given up: what was sat can be reviewed, what was paid for reports comes back, and no score is kept. */
export async function abandon(deps: MockDeps, tx: Db, record: MockRecordRow): Promise<MockRecordRow> {
  const { id, user_id, listening_attempt, reading_attempt, task1_record, task2_record } = record;
  for (const attempt of [listening_attempt, reading_attempt])
    if (attempt !== null) await deps.attempts.sealed.close(tx, attempt);
  for (const essay of [task1_record, task2_record])
    if (essay !== null) await deps.writing.mockEssays.close(tx, user_id, essay);
  await markPapers(deps, tx, record);
  for (const { key } of record.payments) await deps.writing.mockEssays.giveBack(tx, key);
  await deps.historyIndex.remove(tx, RECORD_TYPES.mock, id);
  return mockRepo(tx).change(id, { state: 'abandoned', ended_at: deps.now(), due_at: null });
}

async function markPapers({ attempts }: MockDeps, tx: Db, record: MockRecordRow) {
  // First, because the book of mistakes tells nothing of sealed papers.
  await attempts.sealed.unseal(tx, record.user_id, record.id);
  const sat = [];
  for (const attempt of [record.listening_attempt, record.reading_attempt])
    if (attempt !== null) sat.push(await attempts.sealed.mark(tx, attempt));
  return sat;
}

/** A report that was paid for and has nothing to read is given back. */
async function sendEssays({ writing }: MockDeps, tx: Db, record: MockRecordRow): Promise<void> {
  for (const { task, key, with: paidWith, coins } of record.payments) {
    if (task === 'speaking') continue;
    const essay = task === 1 ? record.task1_record : record.task2_record;
    const paid = { key, with: paidWith, coins };
    const sent = essay !== null && (await writing.mockEssays.scorePaid(tx, record.user_id, essay, paid));
    if (!sent) await writing.mockEssays.giveBack(tx, key);
  }
}
