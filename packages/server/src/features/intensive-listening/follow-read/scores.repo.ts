import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { sentenceScores } from '#db/schema/intensive-listening.ts';

export type ScoreRow = typeof sentenceScores.$inferSelect;

type OfPaper = { id: number; hash: string; orders?: readonly number[] | undefined };

export const scoresRepo = (db: Db) => ({
  /** Nothing when this recording waits or was scored already. */
  insert: async (row: typeof sentenceScores.$inferInsert): Promise<ScoreRow | undefined> =>
    (await db.orm.insert(sentenceScores).values(row).onConflictDoNothing().returning())[0],

  /** Those that somebody works on: what a process died with does not keep its reader from reading. */
  countWaiting: async (userId: number, now: Date): Promise<number> =>
    (
      await db.query(
        `select 1 as one from sentence_scores where user_id = $1 and state = 'waiting' and leased_until >= $2`,
        [userId, now],
      )
    ).length,

  byRecording: async (userId: number, recordingId: number): Promise<ScoreRow | undefined> =>
    (
      await db.orm
        .select()
        .from(sentenceScores)
        .where(and(eq(sentenceScores.recording_id, recordingId), eq(sentenceScores.user_id, userId)))
    )[0],

  /** The last reading of each sentence of a section, or of some of them. */
  lasts: (userId: number, { id, hash, orders }: OfPaper): Promise<ScoreRow[]> =>
    db.orm
      .selectDistinctOn([sentenceScores.order])
      .from(sentenceScores)
      .where(
        and(
          eq(sentenceScores.user_id, userId),
          eq(sentenceScores.paper_id, id),
          eq(sentenceScores.hash, hash),
          orders && inArray(sentenceScores.order, [...orders]),
        ),
      )
      .orderBy(sentenceScores.order, desc(sentenceScores.id)),

  /** Another learner's reading does not exist. */
  byIds: (userId: number, ids: readonly number[]): Promise<ScoreRow[]> =>
    db.orm
      .select()
      .from(sentenceScores)
      .where(and(inArray(sentenceScores.id, [...ids]), eq(sentenceScores.user_id, userId)))
      .orderBy(sentenceScores.id),

  /** Of everything in these items that was assessed, oldest first. */
  totals: (
    userId: number,
    items: readonly number[],
  ): Promise<Pick<ScoreRow, 'paper_id' | 'hash' | 'order' | 'total_score'>[]> =>
    db.orm
      .select({
        paper_id: sentenceScores.paper_id,
        hash: sentenceScores.hash,
        order: sentenceScores.order,
        total_score: sentenceScores.total_score,
      })
      .from(sentenceScores)
      .where(
        and(
          eq(sentenceScores.user_id, userId),
          inArray(sentenceScores.paper_id, [...items]),
          eq(sentenceScores.assessed, 1),
        ),
      )
      .orderBy(sentenceScores.id),

  change: async (id: number, change: Partial<typeof sentenceScores.$inferInsert>): Promise<ScoreRow | undefined> =>
    (await db.orm.update(sentenceScores).set(change).where(eq(sentenceScores.id, id)).returning())[0],

  /** Taken over from a process that died with it; nothing where another one was faster. */
  takeOver: async (id: number, now: Date, until: Date): Promise<boolean> =>
    (
      await db.query(
        `update sentence_scores set leased_until = $3
         where id = $1 and state = 'waiting' and leased_until < $2 returning 1 as taken`,
        [id, now, until],
      )
    ).length > 0,

  reown: async (guestId: number, userId: number): Promise<void> => {
    await db.query('update sentence_scores set user_id = $2 where user_id = $1', [guestId, userId]);
  },
});
