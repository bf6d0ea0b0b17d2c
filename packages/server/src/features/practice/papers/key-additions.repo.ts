import { eq, inArray, sql } from 'drizzle-orm';
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

  reach: (challengeId: number, attemptId: number) =>
    db.orm.update(keyAdditions).set({ reached: attemptId }).where(eq(keyAdditions.challenge_id, challengeId)),

  finish: (challengeId: number, now: Date) =>
    db.orm.update(keyAdditions).set({ done_at: now }).where(eq(keyAdditions.challenge_id, challengeId)),

  readKeys: () => db.orm.execute(sql`select pg_advisory_xact_lock_shared(${KEYS})`),
  changeKeys: () => db.orm.execute(sql`select pg_advisory_xact_lock(${KEYS})`),
});
