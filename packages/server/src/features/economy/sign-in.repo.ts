import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { signIns, users } from '../../db/schema.ts';

export const signInRepo = (db: Db) => ({
  timeZone: async (userId: number) =>
    (await db.orm.select({ zone: users.time_zone }).from(users).where(eq(users.id, userId)))[0]?.zone,

  /** Newest first: enough for a week and the day before it. */
  lastDays: (userId: number, days = 8) =>
    db.orm
      .select({ day: signIns.day, points: signIns.points, streak: signIns.streak })
      .from(signIns)
      .where(eq(signIns.user_id, userId))
      .orderBy(desc(signIns.day))
      .limit(days),

  insert: (row: typeof signIns.$inferInsert) => db.orm.insert(signIns).values(row),
});
