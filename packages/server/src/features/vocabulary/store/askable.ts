import type { Db } from '#db/db.ts';
import { visibleStatuses } from '#features/content/content.service.ts';
import { wordsRepo } from '../words.repo.ts';
import type { LearningDeps } from './learning-deps.ts';

/** Whoever has left a school keeps what they learnt there, and is not asked for its words any more. */
export async function askable<Row extends { id: number }>(
  { db, settings }: Pick<LearningDeps, 'settings'> & { db: Db },
  userId: number,
  rows: readonly Row[],
): Promise<Row[]> {
  const there = await wordsRepo(db, visibleStatuses(settings)).visible(
    userId,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ id }) => there.has(id));
}
