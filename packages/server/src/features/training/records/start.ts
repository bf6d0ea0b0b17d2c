import { recordTypeOf } from '@ninefold/core/training/courses';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { isOfLesson, type NewRecord, type RecordRow, trainingRepo } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';
import { finish } from './finish.ts';
import { historyEntry } from './history-entry.ts';

/** What will be trained, put together inside the transaction that begins it. */
export type Plan = Pick<
  NewRecord,
  'kind' | 'course' | 'collection_id' | 'area' | 'question_type' | 'title' | 'versions' | 'items'
>;

type Begin = {
  sourceKey: string;
  /** The press: the same one again finds what it began. */
  key: string;
  /** Leave the open record as it stands. */
  fresh: boolean;
  /** null: there is nothing to train. */
  plan: (tx: Db) => Promise<Plan | null>;
};

/** Begins a record or finds the open one. Fifty presses at one moment begin one. */
export async function begin(deps: TrainingDeps, userId: number, wanted: Begin): Promise<RecordRow | null> {
  // Another press at the same moment may have been faster: then its record is found the second time.
  for (let tries = 0; tries < 3; tries += 1) {
    const record = await deps.db.transaction((tx) => beginOnce(deps, tx, userId, wanted));
    if (record !== 'again') return record;
  }
  throw new AppError('conflict');
}

async function beginOnce(deps: TrainingDeps, tx: Db, userId: number, { sourceKey, key, fresh, plan }: Begin) {
  const repo = trainingRepo(tx);
  const same = await repo.byStartKey(userId, key);
  if (same) return same;
  const open = await repo.lockOpen(userId, sourceKey);
  if (open && !fresh) return open;
  if (open) await leave(deps, tx, open);
  const planned = await plan(tx);
  if (!planned) return null;
  const at = deps.now();
  const row = {
    ...planned,
    user_id: userId,
    source_key: sourceKey,
    start_key: key,
    state: 'open' as const,
    total: planned.items.length,
    started_at: at,
    saved_at: at,
  };
  const record = await repo.insert(row);
  if (!record) return 'again' as const;
  if (!isOfLesson(record)) await deps.historyIndex.put(tx, historyEntry(record));
  return record;
}

/** What has answers is kept as it stands; an empty record is nothing to keep. */
async function leave(deps: TrainingDeps, tx: Db, open: RecordRow): Promise<void> {
  const answers = await trainingRepo(tx).answers(open.id);
  if (answers.length > 0) {
    await finish(deps, tx, open, answers);
    return;
  }
  await deps.historyIndex.remove(tx, recordTypeOf(open.course), open.id);
  await trainingRepo(tx).remove(open.id);
}
