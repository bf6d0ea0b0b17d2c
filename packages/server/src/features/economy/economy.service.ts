import type { Db } from '../../db/db.ts';
import { economyRepo } from './economy.repo.ts';

export const economyService = (db: Db) => {
  const repo = economyRepo(db);
  return {
    /** An operator has no wallet and owns nothing. */
    async getInfo(userId: number) {
      const wallet = await repo.wallet(userId);
      return {
        remaining_points: wallet?.coins ?? 0,
        task_correct_num: wallet?.task_correct_num ?? 0,
        model_essay_num: wallet?.model_essay_num ?? 0,
      };
    },
  };
};
