import type { Db } from '#db/db.ts';
import { namesFile } from '#features/content/pack-files.service.ts';
import { recordsRepo } from '../sittings/records.repo.ts';
import type { Sets } from './sets.service.ts';

/** Speaking has no membership: whoever sees a set may hear it. Its samples are nobody's while it is sat as an exam. */
export const mayHear =
  (db: Db, sets: Sets) =>
  async (userId: number, { item, path }: { item: number; path: string }): Promise<boolean> => {
    if (namesFile((await sets.current(db, item)).public, path)) return true;
    return (await recordsRepo(db).examsOpen(userId, item)).length === 0;
  };
