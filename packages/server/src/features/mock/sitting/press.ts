import { mockStanding, partsOf } from '@ninefold/core/mock/sitting';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { MockRecordRow } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';
import { advance } from './advance.ts';
import { asRule, beginPart, begunParts } from './parts.ts';

/** The learner ends the break. A second press, or one after the break ended by itself, finds the paper running. */
export async function beginNext(deps: MockDeps, tx: Db, record: MockRecordRow): Promise<MockRecordRow> {
  const standing = await standingNow(deps, tx, record);
  if (standing?.at !== 'break') return record;
  return advance(deps, tx, await beginPart(deps, tx, record, standing.next, deps.now()));
}

/** Hands in what runs as it was saved. Between two papers there is nothing to hand in. */
export async function submitRunning(deps: MockDeps, tx: Db, record: MockRecordRow): Promise<MockRecordRow> {
  const standing = await standingNow(deps, tx, record);
  if (!standing) return record;
  if (standing.at !== 'paper') throw new AppError('attempt_closed');
  const { user_id, listening_attempt, reading_attempt, task1_record, task2_record } = record;
  const paper = { listening: listening_attempt, reading: reading_attempt, writing: null }[standing.part];
  if (paper !== null) await deps.attempts.sealed.close(tx, paper);
  if (standing.part === 'writing')
    for (const essay of [task1_record, task2_record])
      if (essay !== null) await deps.writing.mockEssays.close(tx, user_id, essay);
  return advance(deps, tx, record);
}

/** null: it is over. */
async function standingNow(deps: MockDeps, tx: Db, record: MockRecordRow) {
  if (record.state !== 'open') return null;
  const begun = await begunParts(deps, tx, record);
  const times = { startedAt: record.started_at.getTime(), now: deps.now().getTime() };
  return mockStanding(partsOf(record.papers), begun.map(asRule), times);
}
