import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { keyAdditions } from '#db/schema/practice.ts';

export type KeyAddition = typeof keyAdditions.$inferSelect;
export type NewAnswers = Pick<KeyAddition, 'content_id' | 'question' | 'accept' | 'answers'>;

/** Whoever marks holds it together with others, whoever changes a key holds it alone. */
const KEYS = sql`hashtext('keys of papers')`;

export const keyAdditionsRepo = (db: Db) => ({
  of: (contentIds: number[]): Promise<KeyAddition[]> =>
    db.orm
      .select()
      .from(keyAdditions)
      .where(inArray(keyAdditions.content_id, contentIds))
      .orderBy(keyAdditions.challenge_id),

  ofChallenges: (challengeIds: number[]): Promise<KeyAddition[]> =>
    challengeIds.length
      ? db.orm.select().from(keyAdditions).where(inArray(keyAdditions.challenge_id, challengeIds))
      : Promise.resolve([]),

  /** Those that count, the newest first. */
  page: (before: number | undefined, limit: number): Promise<KeyAddition[]> =>
    db.orm
      .select()
      .from(keyAdditions)
      .where(
        and(
          sql`${keyAdditions.answers} <> '{}'`,
          before === undefined ? undefined : lt(keyAdditions.challenge_id, before),
        ),
      )
      .orderBy(desc(keyAdditions.challenge_id))
      .limit(limit),

  find: async (challengeId: number): Promise<KeyAddition | undefined> =>
    (await db.orm.select().from(keyAdditions).where(eq(keyAdditions.challenge_id, challengeId)))[0],

  lock: async (challengeId: number): Promise<KeyAddition | undefined> =>
    (await db.orm.select().from(keyAdditions).where(eq(keyAdditions.challenge_id, challengeId)).for('update'))[0],

  insert: (row: typeof keyAdditions.$inferInsert) => db.orm.insert(keyAdditions).values(row),

  /** One attempt more was marked again. */
  count: (challengeId: number, bandRose: boolean) =>
    db.orm
      .update(keyAdditions)
      .set({
        attempts: sql`${keyAdditions.attempts} + 1`,
        bands: sql`${keyAdditions.bands} + ${bandRose ? 1 : 0}`,
      })
      .where(eq(keyAdditions.challenge_id, challengeId)),

  /** How far the job is; false: it was taken back, so there is nothing left to do. */
  reach: async (challengeId: number, attemptId: number): Promise<boolean> =>
    (
      await db.orm
        .update(keyAdditions)
        .set({ reached: attemptId })
        .where(and(eq(keyAdditions.challenge_id, challengeId), isNull(keyAdditions.done_at)))
        .returning({ id: keyAdditions.challenge_id })
    ).length > 0,

  finish: (challengeId: number, now: Date) =>
    db.orm.update(keyAdditions).set({ done_at: now }).where(eq(keyAdditions.challenge_id, challengeId)),

  /** It adds nothing any more, and nobody else is marked again by it. What it was stands in the log. */
  takeBack: (challengeId: number, now: Date) =>
    db.orm.update(keyAdditions).set({ answers: [], done_at: now }).where(eq(keyAdditions.challenge_id, challengeId)),

  readKeys: () => db.orm.execute(sql`select pg_advisory_xact_lock_shared(${KEYS})`),
  changeKeys: () => db.orm.execute(sql`select pg_advisory_xact_lock(${KEYS})`),
});
