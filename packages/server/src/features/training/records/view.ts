import type { ItemAnswer } from '@ninefold/contract/training/item';
import type { Training, TrainingResult } from '@ninefold/contract/training/record';
import { secondsOf } from '@ninefold/core/time/seconds';
import { recordTypeOf } from '@ninefold/core/training/courses';
import { tallyByKind, tallySitting } from '@ninefold/core/training/result';
import type { Db } from '#db/db.ts';
import { type AnswerRow, type RecordRow, trainingRepo } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';
import { itemsOf, solutionsOf } from './items-of.ts';

/** A record as its learner gets it: keys only of what was answered. */
export async function recordView(deps: TrainingDeps, db: Db, record: RecordRow): Promise<Training> {
  const rows = await trainingRepo(db).answers(record.id);
  const items = await itemsOf(deps, db, record);
  const answers = await answerViews(deps, db, record, rows);
  return {
    ...headView(record),
    items,
    answers,
    result: record.state === 'done' ? await resultOf(db, record, items, rows) : null,
  };
}

export const headView = (record: RecordRow) => ({
  id: record.id,
  kind: record.kind,
  collection_id: record.collection_id,
  course: record.course,
  type: recordTypeOf(record.course),
  area: record.area,
  question_type: record.question_type,
  title: record.title,
  state: record.state,
  seconds: record.seconds,
  started_at: secondsOf(record.started_at),
  done_at: secondsOf(record.done_at),
});

export async function answerViews(
  deps: TrainingDeps,
  db: Db,
  record: RecordRow,
  rows: readonly AnswerRow[],
): Promise<ItemAnswer[]> {
  const solutions = await solutionsOf(deps, db, record, rows);
  return rows.flatMap(({ item, given, outcome, reason, answered_at }, at) => {
    const solution = solutions[at];
    if (!solution) return [];
    return [{ item, given, outcome, reason: reason as ItemAnswer['reason'], at: secondsOf(answered_at), solution }];
  });
}

async function resultOf(
  db: Db,
  record: RecordRow,
  items: Training['items'],
  rows: readonly AnswerRow[],
): Promise<TrainingResult> {
  const { right, close, wrong, skipped, total } = tallySitting(record.items, rows);
  const areas = record.kind === 'set' ? await trainingRepo(db).areas(record.user_id, record.course) : [];
  return {
    ...{ right, close, wrong, skipped, total },
    kinds: tallyByKind(items, rows),
    areas: areas.map((one) => ({ ...one, now: one.area === record.area ? 1 : 0 })),
    best_before: record.best_before,
    coins: { paid: record.coins, over_limit: record.over_limit ? 1 : 0 },
  };
}
