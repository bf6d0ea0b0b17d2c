import { USUAL_PLAN, type WordPlan } from '@ninefold/core/vocabulary/day';
import type { Db } from '#db/db.ts';
import { type PlanRow, plansRepo } from './plans.repo.ts';

const UNSAVED: PlanRow = { ...USUAL_PLAN, is_saved: false, is_placed: false };

export const planRowOf = async (db: Db, userId: number): Promise<PlanRow> =>
  (await plansRepo(db).find(userId)) ?? UNSAVED;

export const planOf = (db: Db, userId: number): Promise<WordPlan> => planRowOf(db, userId);
