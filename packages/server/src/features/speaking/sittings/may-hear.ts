import type { Db } from '#db/db.ts';
import { namesFile } from '#features/content/pack-files.service.ts';
import type { Sets } from '../sets/sets.service.ts';
import { recordsRepo } from './records.repo.ts';

/**
 * Speaking has no membership: whoever knows of a set may hear its questions. Its samples are for whoever finds it on the
 * shelf or has sat it (a mock's set stands on none), and nobody's while it is sat as an exam.
 */
export const mayHear =
  (db: Db, sets: Sets) =>
  async (userId: number, { item, path }: { item: number; path: string }): Promise<boolean> => {
    if (namesFile((await sets.current(db, item)).public, path)) return true;
    const records = recordsRepo(db);
    if ((await records.examsOpen(userId, item)).length > 0) return false;
    return (await sets.shelf(db, userId)).some(({ id }) => id === item) || records.hasSat(userId, item);
  };
