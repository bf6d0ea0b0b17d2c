import type { SignedDay } from '@ninefold/core/economy/sign-in';
import type { Db } from '#db/db.ts';

/** `time_zone`: where the day was counted; null before it was kept. */
export type SignedRow = SignedDay & { time_zone: string | null };

/** Plain SQL where a whole school signs in at eight in the morning. */
export const signInRepo = (db: Db) => ({
  /** Newest first: enough for a week and the day before it. */
  lastDays: (userId: number, days = 8): Promise<SignedRow[]> =>
    db.query<SignedRow>(
      'select day, points, streak, time_zone from sign_ins where user_id = $1 order by day desc limit $2',
      [userId, days],
    ),

  insert: (userId: number, { day, points, streak, time_zone }: SignedRow, at: Date) =>
    db.query(
      'insert into sign_ins (user_id, day, points, streak, time_zone, created_at) values ($1, $2, $3, $4, $5, $6)',
      [userId, day, points, streak, time_zone, at.toISOString()],
    ),
});
