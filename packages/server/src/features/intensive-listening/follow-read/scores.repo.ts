import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { sentenceScores } from '#db/schema/intensive-listening.ts';

export type ScoreRow = typeof sentenceScores.$inferSelect;

export const scoresRepo = (db: Db) => ({
  /** Nothing when this recording waits or was scored already. */
  insert: async (row: typeof sentenceScores.$inferInsert): Promise<ScoreRow | undefined> =>
    (await db.orm.insert(sentenceScores).values(row).onConflictDoNothing().returning())[0],

  byRecording: async (userId: number, recordingId: number): Promise<ScoreRow | undefined> =>
    (
      await db.orm
        .select()
        .from(sentenceScores)
        .where(and(eq(sentenceScores.recording_id, recordingId), eq(sentenceScores.user_id, userId)))
    )[0],

  /** Every reading of a section, oldest first. */
  ofPaper: (userId: number, paperId: number, hash: string): Promise<ScoreRow[]> =>
    db.orm
      .select()
      .from(sentenceScores)
      .where(
        and(eq(sentenceScores.user_id, userId), eq(sentenceScores.paper_id, paperId), eq(sentenceScores.hash, hash)),
      )
      .orderBy(sentenceScores.id),

  change: async (id: number, change: Partial<typeof sentenceScores.$inferInsert>): Promise<void> => {
    await db.orm.update(sentenceScores).set(change).where(eq(sentenceScores.id, id));
  },

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
