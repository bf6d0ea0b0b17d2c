import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { type Goals, goalsRepo, type LearnerGoals } from './goals.repo.ts';

export type { Goals, LearnerGoals };
export type GoalsService = ReturnType<typeof goalsService>;

/** What a learner wants to reach and when: part of their row, because `get-info` answers with it on every page. */
export const goalsService = ({ now }: Pick<Deps, 'now'>) => ({
  find: (db: Db, userId: number): Promise<LearnerGoals | undefined> => goalsRepo(db).find(userId),

  /** Two saves, or two first visits of a day, follow each other here. */
  lock: (tx: Db, userId: number): Promise<LearnerGoals | undefined> => goalsRepo(tx).lock(userId),

  async save(tx: Db, userId: number, change: Partial<Goals>): Promise<void> {
    await goalsRepo(tx).save(userId, change, now());
  },
});
