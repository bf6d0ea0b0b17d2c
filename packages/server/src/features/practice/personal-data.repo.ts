import type { Db } from '#db/db.ts';

export const personalDataRepo = (db: Db) => ({
  /** The best result on each set and single paper, from the attempts themselves. */
  settle: async (userId: number): Promise<void> => {
    await db.query(
      `insert into practice_marks as known (user_id, content_id, times, best, best_band, last_attempt_id, last_at)
       select $1, source_id, count(*), max("right"), max(band),
         (array_agg(id order by submitted_at desc, id desc))[1], max(submitted_at)
       from attempts where user_id = $1 and state = 'marked' and source_id > 0 and "only" is null and submitted_at is not null
       group by source_id
       on conflict (user_id, content_id) do update set times = greatest(known.times, excluded.times),
         best = greatest(known.best, excluded.best), best_band = greatest(known.best_band, excluded.best_band),
         last_attempt_id = case when excluded.last_at > known.last_at then excluded.last_attempt_id
           else known.last_attempt_id end,
         last_at = greatest(known.last_at, excluded.last_at)`,
      [userId],
    );
  },
});
