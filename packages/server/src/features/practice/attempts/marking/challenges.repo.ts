import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { attempts, markChallenges } from '#db/schema/practice.ts';

export type ChallengeRow = typeof markChallenges.$inferSelect;

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
      .select({ challenge: markChallenges, user_id: attempts.user_id })
      .from(markChallenges)
      .innerJoin(attempts, eq(attempts.id, markChallenges.attempt_id))
      .where(and(eq(markChallenges.state, state), before === undefined ? undefined : lt(markChallenges.id, before)))
      .orderBy(desc(markChallenges.id))
      .limit(limit),

  lock: async (id: number): Promise<ChallengeRow | undefined> =>
    (await db.orm.select().from(markChallenges).where(eq(markChallenges.id, id)).for('update'))[0],

  settle: (id: number, change: Pick<ChallengeRow, 'state' | 'reply' | 'settled_at' | 'settled_by'>) =>
    db.orm.update(markChallenges).set(change).where(eq(markChallenges.id, id)),
});
