import type { WordPlan } from '@ninefold/core/vocabulary/day';
import type { Db } from '#db/db.ts';

export type PlanRow = WordPlan & { is_saved: boolean; is_placed: boolean };

export const plansRepo = (db: Db) => ({
  find: async (userId: number): Promise<PlanRow | undefined> =>
    (
      await db.query<PlanRow>('select unit, amount, days, is_saved, is_placed from word_plans where user_id = $1', [
        userId,
      ])
    )[0],

  save: (userId: number, { unit, amount, days, is_saved, is_placed }: PlanRow, at: Date) =>
    db.query(
      `insert into word_plans (user_id, unit, amount, days, is_saved, is_placed, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_id) do update set unit = excluded.unit, amount = excluded.amount, days = excluded.days,
         is_saved = excluded.is_saved, is_placed = excluded.is_placed, updated_at = excluded.updated_at`,
      [userId, unit, amount, days, is_saved, is_placed, at],
    ),

  /** An account keeps its own plan; a placement that the guest took counts for it. */
  async reown(guestId: number, userId: number): Promise<void> {
    await db.query(
      `update word_plans own set is_placed = own.is_placed or guest.is_placed
       from word_plans guest where own.user_id = $2 and guest.user_id = $1`,
      [guestId, userId],
    );
    await db.query(
      `update word_plans set user_id = $2
       where user_id = $1 and not exists (select from word_plans own where own.user_id = $2)`,
      [guestId, userId],
    );
    await db.query('delete from word_plans where user_id = $1', [guestId]);
  },
});
