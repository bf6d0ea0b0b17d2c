import type { Exercise, ExerciseSolution, Item, ItemSolution } from '@ninefold/contract/training/item';
import { type ItemGiven, type MarkedItem, markItem } from '@ninefold/core/training/mark-item';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { AloneRef } from '#features/practice/attempts/attempts.service.ts';
import { type Exercises, solutionOf } from '../sets/read-set.ts';
import type { RecordRow } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';
import { setOf } from './kept-set.ts';
import { markSaid, readingOf } from './read-aloud.ts';

/** A record's items in the versions it began with: exercises of a set, or questions of papers. */

export async function itemsOf(deps: TrainingDeps, db: Db, record: RecordRow): Promise<Item[]> {
  if (record.kind === 'set') {
    const set = await setOf(deps, db, record);
    return record.items.flatMap((key) => exerciseOf(set, record, key) ?? []);
  }
  const shown = await deps.alone.show(
    db,
    record.items.map((item) => refOf(record, item)),
  );
  return record.items.flatMap((key, at): Item[] => {
    const one = shown[at];
    return one ? [{ do: 'question', key, n: one.n, hear: null, hint: null, paper: one.paper, clip: one.clip }] : [];
  });
}

/** An exercise as it is asked in this sitting. */
export function exerciseOf({ items }: Exercises, { id }: Pick<RecordRow, 'id'>, key: string): Exercise | null {
  const exercise = items.find((item) => item.key === key);
  return exercise?.do === 'say' ? { ...exercise, record_id: id } : (exercise ?? null);
}

/** The question of a paper that an item of a drill is. */
export function refOf({ id: recordId, versions }: Pick<RecordRow, 'id' | 'versions'>, item: string): AloneRef {
  const [paper = '', key = ''] = item.split('.');
  const version = versions.find(({ id }) => id === Number(paper));
  if (!version) throw new Error(`record ${recordId} has no paper for ${item}`);
  return { ...version, key };
}

export type Given = { item: string; given: string | string[] | null };

/** What may be told after these answers, in their order; one read for all. */
export async function solutionsOf(
  deps: TrainingDeps,
  db: Db,
  record: RecordRow,
  answers: readonly Given[],
): Promise<ItemSolution[]> {
  if (answers.length === 0) return [];
  if (record.kind === 'set') {
    const told: ItemSolution[] = [];
    for (const { item, given } of answers)
      told.push({ of: 'exercise', ...(await exerciseSolution(deps, db, record, item, given)) });
    return told;
  }
  // As with an earlier attempt of the paper: its keys are told again when the exam is over.
  for (const paper of new Set(answers.map(({ item }) => refOf(record, item).id)))
    if (await deps.alone.isInExam(db, record.user_id, paper)) throw new AppError('attempt_open');
  const solved = await deps.alone.markAll(
    db,
    answers.map(({ item, given }) => ({ ...refOf(record, item), given })),
  );
  return answers.map(({ item }, at) => {
    const one = solved[at];
    if (!one) throw new Error(`no key of question ${item}`);
    return { of: 'question' as const, question: one.question, paper: one.paper, clip: one.clip };
  });
}

export async function exerciseSolution(
  deps: TrainingDeps,
  db: Db,
  record: RecordRow,
  item: string,
  given: ItemGiven,
): Promise<ExerciseSolution> {
  const set = await setOf(deps, db, record);
  const isSaid = set.marks.get(item)?.do === 'say';
  // What was given for it is a reading and no words.
  const solution = solutionOf(set, item, isSaid ? null : given);
  return isSaid ? { ...solution, reading: await readingOf(deps, db, record, item, given) } : solution;
}

/** An exercise marked by the key of its set, or by what was heard of it. */
export async function markExercise(
  deps: TrainingDeps,
  db: Db,
  record: RecordRow,
  { item, given, skip = false }: { item: string; given: ItemGiven; skip?: boolean },
): Promise<MarkedItem> {
  const { marks } = await setOf(deps, db, record);
  const mark = marks.get(item);
  if (!mark) throw new Error(`no key of exercise ${item}`);
  if (mark.do === 'say') return markSaid(deps, db, record, { item, given, skip });
  if (skip) throw new AppError('invalid_input', { fields: ['skip'] });
  return markItem(mark, given);
}
