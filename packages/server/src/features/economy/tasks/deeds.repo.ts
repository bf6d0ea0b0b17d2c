import type { Deed } from '@ninefold/core/economy/deeds';
import { and, asc, eq, gte, inArray, lt, max } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { deeds } from '#db/schema/economy.ts';

export const deedsRepo = (db: Db) => ({
  /** Tells what was not recorded before. */
  insert: async (done: (typeof deeds.$inferInsert)[]): Promise<Deed[]> =>
    (await db.orm.insert(deeds).values(done).onConflictDoNothing().returning({ deed: deeds.deed })).map(
      ({ deed }) => deed,
    ),

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

  /** How long ago a skill was practised, however long that is. */
  lastBefore: async (userId: number, before: Date) =>
    (
      await db.orm
        .select({ deed: deeds.deed, skill: deeds.skill, at: max(deeds.happened_at) })
        .from(deeds)
        .where(and(eq(deeds.user_id, userId), lt(deeds.happened_at, before)))
        .groupBy(deeds.deed, deeds.skill)
    ).flatMap(({ at, ...deed }) => (at ? [{ ...deed, at }] : [])),

  referencesOf: async (userId: number, deed: Deed, references: readonly string[]): Promise<Set<string>> => {
    if (references.length === 0) return new Set();
    const rows = await db.orm
      .select({ reference: deeds.reference })
      .from(deeds)
      .where(and(eq(deeds.user_id, userId), eq(deeds.deed, deed), inArray(deeds.reference, [...references])));
    return new Set(rows.map(({ reference }) => reference));
  },
});
