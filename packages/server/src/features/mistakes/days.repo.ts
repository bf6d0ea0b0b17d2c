import type { Day } from '@ninefold/core/time/day';
import type { Db } from '#db/db.ts';

export type ChosenDay = { chosen: number[]; done: number[] };

export const daysRepo = (db: Db) => ({
  find: async (userId: number, day: Day): Promise<ChosenDay | undefined> =>
    (
      await db.query<ChosenDay>('select chosen, done from mistake_days where user_id = $1 and day = $2::date', [
        userId,
        day,
      ])
    )[0],

  /** Of two devices that begin the day together one chooses for both. */
  choose: async (userId: number, day: Day, chosen: readonly number[]): Promise<boolean> =>
    (
      await db.query(
        `insert into mistake_days (user_id, day, chosen) values ($1, $2::date, $3::bigint[])
         on conflict do nothing returning user_id`,
        [userId, day, chosen],
      )
    ).length === 1,

  note: (userId: number, day: Day, id: number) =>
    db.query(
      `update mistake_days set done = done || $3::bigint
       where user_id = $1 and day = $2::date and $3::bigint = any(chosen) and not $3::bigint = any(done)`,
      [userId, day, id],
    ),
});
