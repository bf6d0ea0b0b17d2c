import type { Item, ItemSolution } from '@ninefold/contract/training/item';
import { type ItemGiven, type MarkedItem, markItem } from '@ninefold/core/training/mark-item';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { AloneRef } from '#features/practice/attempts/attempts.service.ts';
import { type Exercises, solutionOf } from '../sets/read-set.ts';
import type { RecordRow } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';

/** A record's items in the versions it began with: exercises of a set, or questions of papers. */

export async function itemsOf(deps: TrainingDeps, db: Db, record: RecordRow): Promise<Item[]> {
  if (record.kind === 'set') {
    const set = await setOf(deps, db, record);
    return record.items.flatMap((key) => set.items.find((item) => item.key === key) ?? []);
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

export async function setOf({ library }: TrainingDeps, db: Db, { id, versions }: RecordRow): Promise<Exercises> {
  const [set] = await library.kept(db, versions);
  if (!set) throw new Error(`record ${id} has no set`);
  return set;
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
    const set = await setOf(deps, db, record);
    return answers.map(({ item, given }) => ({ of: 'exercise' as const, ...solutionOf(set, item, given) }));
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

/** An exercise marked by the key of its set. */
export function markExercise({ marks }: Exercises, item: string, given: ItemGiven): MarkedItem {
  const mark = marks.get(item);
  if (!mark) throw new Error(`no key of exercise ${item}`);
  return markItem(mark, given);
}
