import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { answerSheets, attemptPapers, attempts } from '#db/schema/practice.ts';

export type AttemptRow = typeof attempts.$inferSelect;
export type SheetRow = typeof answerSheets.$inferSelect;
export type AttemptPaper = typeof attemptPapers.$inferSelect;
export type Held = { attempt: AttemptRow; sheet: SheetRow };

/** One attempt with its sheet and papers: found, locked, written. What a learner has done is in `learner/`. */
export const attemptsRepo = (db: Db) => {
  const joined = () =>
    db.orm
      .select({ attempt: attempts, sheet: answerSheets })
      .from(attempts)
      .innerJoin(answerSheets, eq(answerSheets.attempt_id, attempts.id));

  return {
    /** Another learner's attempt is not found. */
    find: async (userId: number, id: number): Promise<Held | undefined> =>
      (await joined().where(and(eq(attempts.id, id), eq(attempts.user_id, userId))))[0],

    findMany: (userId: number, ids: number[]): Promise<Held[]> =>
      joined().where(and(inArray(attempts.id, ids), eq(attempts.user_id, userId))),

    /** For the operator, who looks at everybody's. */
    findAll: (ids: number[]): Promise<Held[]> =>
      ids.length ? joined().where(inArray(attempts.id, ids)).orderBy(attempts.id) : Promise.resolve([]),

    /** Held until the transaction ends: saves, the hand-in and the clock follow each other. */
    lock: async (userId: number, id: number): Promise<Held | undefined> =>
      (
        await joined()
          .where(and(eq(attempts.id, id), eq(attempts.user_id, userId)))
          .for('update')
      )[0],

    lockById: async (id: number): Promise<Held | undefined> =>
      (await joined().where(eq(attempts.id, id)).for('update'))[0],

    lockOpen: async (userId: number, paperKey: string, mode: 'exam' | 'practice'): Promise<Held | undefined> =>
      (
        await joined()
          .where(
            and(
              eq(attempts.user_id, userId),
              eq(attempts.paper_key, paperKey),
              eq(attempts.mode, mode),
              eq(attempts.state, 'open'),
            ),
          )
          .for('update')
      )[0],

    byStartKey: async (userId: number, key: string): Promise<Held | undefined> =>
      (await joined().where(and(eq(attempts.user_id, userId), eq(attempts.start_key, key))))[0],

    /** Nothing when another press was faster. */
    insert: async (row: typeof attempts.$inferInsert): Promise<AttemptRow | undefined> =>
      (await db.orm.insert(attempts).values(row).onConflictDoNothing().returning())[0],

    insertPapers: (rows: (typeof attemptPapers.$inferInsert)[]): Promise<AttemptPaper[]> =>
      db.orm.insert(attemptPapers).values(rows).returning(),

    insertSheet: async (row: typeof answerSheets.$inferInsert): Promise<SheetRow> => {
      const [sheet] = await db.orm.insert(answerSheets).values(row).returning();
      if (!sheet) throw new Error('a sheet was not written');
      return sheet;
    },

    papers: (attemptId: number): Promise<AttemptPaper[]> =>
      db.orm
        .select()
        .from(attemptPapers)
        .where(eq(attemptPapers.attempt_id, attemptId))
        .orderBy(attemptPapers.position),

    papersOf: (attemptIds: number[]): Promise<AttemptPaper[]> =>
      attemptIds.length
        ? db.orm
            .select()
            .from(attemptPapers)
            .where(inArray(attemptPapers.attempt_id, attemptIds))
            .orderBy(attemptPapers.attempt_id, attemptPapers.position)
        : Promise.resolve([]),

    change: (id: number, change: Partial<typeof attempts.$inferInsert>) =>
      db.orm.update(attempts).set(change).where(eq(attempts.id, id)),

    changeSheet: (id: number, change: Partial<typeof answerSheets.$inferInsert>) =>
      db.orm.update(answerSheets).set(change).where(eq(answerSheets.attempt_id, id)),

    /** All papers of a set in one trip: a learner waits while a paper is marked. */
    savePaperScores: (attemptId: number, scores: readonly { position: number; right: number }[]) =>
      db.query(
        `update attempt_papers paper set "right" = one.score
         from unnest($2::integer[], $3::integer[]) as one(place, score)
         where paper.attempt_id = $1 and paper.position = one.place`,
        [attemptId, scores.map(({ position }) => position), scores.map(({ right }) => right)],
      ),

    remove: (id: number) => db.orm.delete(attempts).where(eq(attempts.id, id)),

    /** Open ones whose time is over, oldest first. */
    late: async (now: Date, limit: number): Promise<number[]> =>
      (
        await db.query<{ id: number }>(
          `select attempt_id as id from answer_sheets where open and closes_at <= $1 order by closes_at limit $2`,
          [now, limit],
        )
      ).map(({ id }) => id),

    /** Marked ones after one number and up to another, oldest first. */
    markedBetween: async (after: number, until: number, limit: number): Promise<number[]> =>
      (
        await db.orm
          .select({ id: attempts.id })
          .from(attempts)
          .where(and(gt(attempts.id, after), lte(attempts.id, until), eq(attempts.state, 'marked')))
          .orderBy(asc(attempts.id))
          .limit(limit)
      ).map(({ id }) => id),

    newestId: async (): Promise<number> =>
      (await db.query<{ id: number }>('select coalesce(max(id), 0) as id from attempts'))[0]?.id ?? 0,

    /** A guest's open attempts of papers that the account has open too. */
    clashes: async (guestId: number, userId: number): Promise<number[]> =>
      (
        await db.query<{ id: number }>(
          `select mine.id from attempts mine
           join attempts other using (paper_key, mode)
           where mine.user_id = $1 and mine.state = 'open' and other.user_id = $2 and other.state = 'open'
           order by mine.id`,
          [guestId, userId],
        )
      ).map(({ id }) => id),

    reown: async (guestId: number, userId: number): Promise<number> => {
      const moved = await db.orm
        .update(attempts)
        .set({ user_id: userId })
        .where(eq(attempts.user_id, guestId))
        .returning({ id: attempts.id });
      if (moved.length)
        await db.orm
          .update(answerSheets)
          .set({ user_id: userId })
          .where(
            inArray(
              answerSheets.attempt_id,
              moved.map(({ id }) => id),
            ),
          );
      return moved.length;
    },
  };
};
