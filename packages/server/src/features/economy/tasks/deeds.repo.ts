import { and, asc, eq, gte } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { deeds } from '#db/schema/economy.ts';

export const deedsRepo = (db: Db) => ({
  /** false when this reference was recorded before. */
  insert: async (deed: typeof deeds.$inferInsert): Promise<boolean> =>
    (await db.orm.insert(deeds).values(deed).onConflictDoNothing().returning({ id: deeds.id })).length === 1,

  since: (userId: number, from: Date) =>
    db.orm
      .select({
        deed: deeds.deed,
        skill: deeds.skill,
        reference: deeds.reference,
        seconds: deeds.seconds,
        happened_at: deeds.happened_at,
      })
      .from(deeds)
      .where(and(eq(deeds.user_id, userId), gte(deeds.happened_at, from)))
      .orderBy(asc(deeds.happened_at), asc(deeds.id)),
});
