import type { SignedDay } from '@ninefold/core/economy/sign-in';
import type { Db } from '#db/db.ts';

/** Plain SQL where a whole school signs in at eight in the morning. */
export const signInRepo = (db: Db) => ({
  /** Newest first: enough for a week and the day before it. */
  lastDays: (userId: number, days = 8): Promise<SignedDay[]> =>
    db.query<SignedDay>('select day, points, streak from sign_ins where user_id = $1 order by day desc limit $2', [
      userId,
      days,
    ]),

  insert: (userId: number, { day, points, streak }: SignedDay, at: Date) =>
    db.query('insert into sign_ins (user_id, day, points, streak, created_at) values ($1, $2, $3, $4, $5)', [
      ...[userId, day, points, streak, at.toISOString()],
    ]),
});
