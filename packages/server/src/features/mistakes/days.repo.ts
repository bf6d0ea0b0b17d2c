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

  /** Adds to what stood there when it was read. Of two devices that begin the day together one chooses for both. */
  add: async (userId: number, day: Day, before: readonly number[], more: readonly number[]): Promise<boolean> =>
    (
      await db.query(
        `insert into mistake_days (user_id, day, chosen) values ($1, $2::date, $3::bigint[] || $4::bigint[])
         on conflict (user_id, day) do update set chosen = excluded.chosen
         where mistake_days.chosen = $3::bigint[] returning user_id`,
        [userId, day, before, more],
      )
    ).length === 1,

  /** Their places are free again. */
  drop: (userId: number, day: Day, ids: readonly number[]) =>
    db.query(
      `update mistake_days set chosen = array(
         select id from unnest(chosen) with ordinality as one(id, at) where not id = any($3::bigint[]) order by at)
       where user_id = $1 and day = $2::date`,
      [userId, day, ids],
    ),

  note: (userId: number, day: Day, id: number) =>
    db.query(
      `update mistake_days set done = done || $3::bigint
       where user_id = $1 and day = $2::date and $3::bigint = any(chosen) and not $3::bigint = any(done)`,
      [userId, day, id],
    ),
});
