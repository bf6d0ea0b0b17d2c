import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { answerSheets, attempts, practiceBests } from '#db/schema/practice.ts';

export type OpenAttempt = {
  id: number;
  kind: 'paper' | 'set' | 'own';
  source_id: number;
  answered: number;
  saved_at: Date;
};

/** What the lists must know about the learner; every look-up is by key. */
export const learnerResultsRepo = (db: Db) => ({
  bests: (userId: number, ids: number[]) =>
    db.orm
      .select()
      .from(practiceBests)
      .where(and(eq(practiceBests.user_id, userId), inArray(practiceBests.content_id, ids))),

  /** A learner has few of these: one for each paper and mode at most. A redo of wrong ones is no state of the paper. */
  openAttempts: (userId: number, skill: PractisedSkill): Promise<OpenAttempt[]> =>
    db.orm
      .select({
        id: attempts.id,
        kind: attempts.kind,
        source_id: attempts.source_id,
        answered: sql<number>`(select count(*)::int from jsonb_object_keys(${answerSheets.answers}))`,
        saved_at: answerSheets.saved_at,
      })
      .from(attempts)
      .innerJoin(answerSheets, eq(answerSheets.attempt_id, attempts.id))
      .where(
        and(
          eq(attempts.user_id, userId),
          eq(attempts.state, 'open'),
          eq(attempts.skill, skill),
          isNull(attempts.of_attempt),
        ),
      )
      .orderBy(attempts.id),

  /** The better of this result and the earlier ones; the newest attempt is the one that opens. */
  noteResult: (
    row: {
      user_id: number;
      content_id: number;
      best: number;
      best_band: number;
      last_attempt_id: number;
      last_at: Date;
    }[],
  ) =>
    db.orm
      .insert(practiceBests)
      .values(row.map((one) => ({ ...one, times: 1 })))
      .onConflictDoUpdate({
        target: [practiceBests.user_id, practiceBests.content_id],
        set: {
          times: sql`${practiceBests.times} + 1`,
          best: sql`greatest(${practiceBests.best}, excluded.best)`,
          best_band: sql`greatest(${practiceBests.best_band}, excluded.best_band)`,
          last_attempt_id: sql`excluded.last_attempt_id`,
          last_at: sql`excluded.last_at`,
        },
      }),

  /** A mark given afterwards may raise the best result; it counts as no further attempt. */
  raiseBest: async (
    rows: { user_id: number; content_id: number; best: number; best_band: number }[],
  ): Promise<void> => {
    for (const { user_id, content_id, best, best_band } of rows)
      await db.orm
        .update(practiceBests)
        .set({
          best: sql`greatest(${practiceBests.best}, ${best}::int)`,
          best_band: sql`greatest(${practiceBests.best_band}, ${best_band}::numeric)`,
        })
        .where(and(eq(practiceBests.user_id, user_id), eq(practiceBests.content_id, content_id)));
  },

  bestOf: async (userId: number, contentId: number): Promise<number> =>
    (
      await db.orm
        .select({ best: practiceBests.best })
        .from(practiceBests)
        .where(and(eq(practiceBests.user_id, userId), eq(practiceBests.content_id, contentId)))
    )[0]?.best ?? -1,

  /** A guest's results join the account's: the better result, the later attempt, every time counted. */
  giveMarks: async (from: number, to: number): Promise<void> => {
    await db.query(
      `insert into practice_marks as mine (user_id, content_id, times, best, best_band, last_attempt_id, last_at)
       select $2, content_id, times, best, best_band, last_attempt_id, last_at from practice_marks where user_id = $1
       on conflict (user_id, content_id) do update set
         times = mine.times + excluded.times,
         best = greatest(mine.best, excluded.best),
         best_band = greatest(mine.best_band, excluded.best_band),
         last_attempt_id = case when excluded.last_at > mine.last_at then excluded.last_attempt_id else mine.last_attempt_id end,
         last_at = greatest(mine.last_at, excluded.last_at)`,
      [from, to],
    );
    await db.orm.delete(practiceBests).where(eq(practiceBests.user_id, from));
  },
});
