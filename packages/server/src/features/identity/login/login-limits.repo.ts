import type { Db } from '#db/db.ts';

export const loginLimitsRepo = (db: Db) => ({
  /** From the newest window, where the hit was counted. */
  takeBack: (key: string) =>
    db.query(
      `update rate_limits set hits = hits - 1
       where key = $1 and hits > 0 and window_start = (select max(window_start) from rate_limits where key = $1)`,
      [key],
    ),
});
