import { spentSeconds } from '@ninefold/core/practice/active-time';
import { countsAsPractice } from '@ninefold/core/practice/attempt-rules';
import { tallySitting } from '@ninefold/core/training/result';
import type { Db } from '#db/db.ts';
import { type AnswerRow, isOfLesson, type RecordRow, trainingRepo } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';
import { historyEntry } from './history-entry.ts';

/** Ends a locked record for good. Everything that follows from it happens here, once. */
export async function finish(
  deps: TrainingDeps,
  tx: Db,
  record: RecordRow,
  answers: readonly AnswerRow[],
): Promise<RecordRow> {
  const repo = trainingRepo(tx);
  const { right, answered, total } = tallySitting(record.items, answers);
  const at = deps.now();
  const seconds = secondsSpent(record, record.seconds, at);
  const [before] =
    record.kind === 'set' && !isOfLesson(record) ? await repo.states(record.user_id, [record.collection_id]) : [];
  const deed = { userId: record.user_id, deed: 'training_completed', skill: record.course } as const;
  const paid =
    countsAsPractice(answered, total) && !isOfLesson(record)
      ? await deps.deeds.recordDeed(tx, { ...deed, reference: String(record.id), seconds, at })
      : { paid: 0, over_limit: false };
  const change = {
    state: 'done' as const,
    right,
    seconds,
    best_before: before?.best ?? -1,
    coins: paid.paid,
    over_limit: paid.over_limit,
    done_at: at,
  };
  await repo.change(record.id, change);
  const done = { ...record, ...change };
  if (!isOfLesson(record)) await deps.historyIndex.put(tx, historyEntry(done));
  return done;
}

/** What the page counted, as far as so much time has passed at all. */
export const secondsSpent = ({ started_at }: Pick<RecordRow, 'started_at'>, said: number, at: Date): number =>
  spentSeconds({ timed: false, said, elapsed: (at.getTime() - started_at.getTime()) / 1000 });
