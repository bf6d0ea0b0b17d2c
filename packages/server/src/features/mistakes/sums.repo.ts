import type { Day } from '@ninefold/core/time/day';
import type { Db } from '#db/db.ts';
import type { Group } from './mistakes.repo.ts';

export type CountRow = Group & { type: string; open: number; practised: number; closed: number; removed: number };
export type WeekRow = Group & { week: Day; open: number; mended: number };

/** A learner has at most one row for each skill, kind and type, and one for each skill, kind and week. */
export const sumsRepo = (db: Db) => ({
  counts: (userId: number): Promise<CountRow[]> =>
    db.query<CountRow>(
      `select skill, kind, type, open, practised, closed, removed from mistake_counts where user_id = $1`,
      [userId],
    ),

  weeksFrom: (userId: number, from: Day): Promise<WeekRow[]> =>
    db.query<WeekRow>(
      `select skill, kind, week, open, mended from mistake_weeks where user_id = $1 and week >= $2::date`,
      [userId, from],
    ),

  openOf: async (userId: number, { skill, kind }: Group): Promise<number> =>
    (
      await db.query<{ open: number }>(
        `select coalesce(sum(open), 0)::integer as open from mistake_counts
         where user_id = $1 and skill = $2 and kind = $3`,
        [userId, skill, kind],
      )
    )[0]?.open ?? 0,
});
