import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { attempts, markChallenges } from '#db/schema/practice.ts';

export type ChallengeRow = typeof markChallenges.$inferSelect;
type Settled = Pick<ChallengeRow, 'state' | 'reply' | 'settled_at' | 'settled_by'>;

export const challengesRepo = (db: Db) => ({
  ofAttempt: (attemptId: number) =>
    db.orm.select().from(markChallenges).where(eq(markChallenges.attempt_id, attemptId)),

  /** One for each question; as long as nobody has looked at it, other words replace it. */
  put: async (attemptId: number, question: string, words: string, now: Date): Promise<ChallengeRow | undefined> => {
    await db.orm
      .insert(markChallenges)
      .values({ attempt_id: attemptId, question, words, created_at: now })
      .onConflictDoUpdate({
        target: [markChallenges.attempt_id, markChallenges.question],
        set: {
          words: sql`case when ${markChallenges.state} = 'open' then excluded.words else ${markChallenges.words} end`,
        },
      });
    const [row] = await db.orm
      .select()
      .from(markChallenges)
      .where(and(eq(markChallenges.attempt_id, attemptId), eq(markChallenges.question, question)));
    return row;
  },

  page: (state: ChallengeRow['state'], before: number | undefined, limit: number) =>
    db.orm
      .select()
      .from(markChallenges)
      .where(and(eq(markChallenges.state, state), before === undefined ? undefined : lt(markChallenges.id, before)))
      .orderBy(desc(markChallenges.id))
      .limit(limit),

  /** How many wait, how many are answered, and since when the oldest waits. */
  counts: async (): Promise<{ open: number; settled: number; oldest: number }> => {
    const [row] = await db.query<{ open: number; settled: number; oldest: number }>(
      `select count(*) filter (where state = 'open')::int as open, count(*) filter (where state <> 'open')::int as settled,
         coalesce(extract(epoch from min(created_at) filter (where state = 'open')), 0)::float8 as oldest
       from mark_challenges`,
    );
    return { open: row?.open ?? 0, settled: row?.settled ?? 0, oldest: Math.floor(row?.oldest ?? 0) };
  },

  openOf: (userId: number): Promise<ChallengeRow[]> =>
    db.orm
      .select(getTableColumns(markChallenges))
      .from(markChallenges)
      .innerJoin(attempts, eq(attempts.id, markChallenges.attempt_id))
      .where(and(eq(attempts.user_id, userId), eq(markChallenges.state, 'open')))
      .orderBy(markChallenges.id),

  find: async (id: number): Promise<ChallengeRow | undefined> =>
    (await db.orm.select().from(markChallenges).where(eq(markChallenges.id, id)))[0],

  /** Those of one attempt that nobody has looked at. */
  settleOpen: async (attemptId: number, questions: string[], change: Settled): Promise<number[]> =>
    (
      await db.orm
        .update(markChallenges)
        .set(change)
        .where(
          and(
            eq(markChallenges.attempt_id, attemptId),
            inArray(markChallenges.question, questions),
            eq(markChallenges.state, 'open'),
          ),
        )
        .returning({ id: markChallenges.id })
    ).map(({ id }) => id),

  lock: async (id: number): Promise<ChallengeRow | undefined> =>
    (await db.orm.select().from(markChallenges).where(eq(markChallenges.id, id)).for('update'))[0],

  settle: (id: number, change: Settled) => db.orm.update(markChallenges).set(change).where(eq(markChallenges.id, id)),
});
