import type { Deed } from '@ninefold/core/economy/deeds';
import { and, asc, eq, gte, inArray, lt, max } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { deeds } from '#db/schema/economy.ts';

export const deedsRepo = (db: Db) => ({
  /** Tells what was not recorded before. */
  insert: (done: readonly Omit<typeof deeds.$inferSelect, 'id'>[]) =>
    db.query<{ user_id: number; deed: Deed }>(
      `insert into deeds (user_id, deed, skill, reference, seconds, happened_at)
       select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::int[], $6::timestamptz[])
       on conflict do nothing returning user_id, deed`,
      [
        done.map(({ user_id }) => user_id),
        done.map(({ deed }) => deed),
        done.map(({ skill }) => skill),
        done.map(({ reference }) => reference),
        done.map(({ seconds }) => seconds),
        done.map(({ happened_at }) => happened_at.toISOString()),
      ],
      'insert deeds',
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
