import type { Db } from '#db/db.ts';
import type { wordDays } from '#db/schema/vocabulary/learning.ts';

export type DayRow = typeof wordDays.$inferSelect;
/** Without what it asks for, which is long and not changed by answers. */
export type DoneDay = Omit<DayRow, 'reviews' | 'fresh' | 'extra_minutes'>;

/** What a day asks for. */
export type Chosen = { reviews: readonly number[]; fresh: readonly number[]; freshFor: number; extra: number };

export const daysRepo = (db: Db) => ({
  find: async (userId: number, day: number): Promise<DayRow | undefined> =>
    (
      await db.query<DayRow>('select * from word_days where user_id = $1 and day = $2', [userId, day], 'find word day')
    )[0],

  /** Two tabs may open a day at the same moment: the first choice stays. */
  async choose(userId: number, day: number, { reviews, fresh, freshFor }: Chosen): Promise<DayRow> {
    const [row] = await db.query<DayRow>(
      `insert into word_days (user_id, day, reviews, fresh, fresh_for) values ($1, $2, $3, $4, $5)
       on conflict (user_id, day) do update set user_id = excluded.user_id returning *`,
      [userId, day, reviews, fresh, freshFor],
    );
    if (!row) throw new Error('a day was not chosen');
    return row;
  },

  /** Chosen anew: the plan or the books have changed, or there is time for more. */
  rechoose: (userId: number, day: number, { reviews, fresh, freshFor, extra }: Chosen) =>
    db.query(
      `update word_days set reviews = $3, fresh = $4, fresh_for = $5, extra_minutes = $6
       where user_id = $1 and day = $2`,
      [userId, day, reviews, fresh, freshFor, extra],
    ),

  since: (userId: number, from: number) =>
    db.query<Pick<DayRow, 'day' | 'grades' | 'seconds'>>(
      'select day, grades, seconds from word_days where user_id = $1 and day >= $2 order by day',
      [userId, from],
    ),

  /** What was done on a day that both have is done together; what is still asked for is chosen anew by the caller. */
  async reown(guestId: number, userId: number): Promise<void> {
    await db.query(
      `update word_days own set
         done_reviews = own.done_reviews + guest.done_reviews, done_fresh = own.done_fresh + guest.done_fresh,
         grades = array(select one + other from unnest(own.grades, guest.grades) with ordinality pair(one, other, n) order by n),
         seconds = own.seconds + guest.seconds, made_firm = own.made_firm + guest.made_firm,
         extra_minutes = own.extra_minutes + guest.extra_minutes
       from word_days guest where guest.user_id = $1 and own.user_id = $2 and own.day = guest.day`,
      [guestId, userId],
    );
    await db.query(
      `delete from word_days guest using word_days own
       where guest.user_id = $1 and own.user_id = $2 and own.day = guest.day`,
      [guestId, userId],
    );
    await db.query('update word_days set user_id = $2 where user_id = $1', [guestId, userId]);
  },
});
