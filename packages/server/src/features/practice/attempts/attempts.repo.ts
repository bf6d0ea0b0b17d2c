import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { answerSheets, attemptPapers, attempts } from '#db/schema/practice.ts';

export type AttemptRow = typeof attempts.$inferSelect;
export type SheetRow = typeof answerSheets.$inferSelect;
export type AttemptPaper = typeof attemptPapers.$inferSelect;
export type Held = { attempt: AttemptRow; sheet: SheetRow };

export type SatPaper = Pick<AttemptPaper, 'attempt_id' | 'content_id' | 'hash' | 'offset'> & Pick<AttemptRow, 'title'>;

/** Attempts further back nobody remembers a sentence of. */
const LOOKED_BACK = 40;

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
    findById: async (id: number): Promise<Held | undefined> => (await joined().where(eq(attempts.id, id)))[0],

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

    /** Does this learner sit this paper as an exam right now? */
    isOpenExam: async (userId: number, contentId: number, now: Date): Promise<boolean> =>
      (
        await db.orm
          .select({ id: attempts.id })
          .from(attempts)
          .innerJoin(attemptPapers, eq(attemptPapers.attempt_id, attempts.id))
          .where(
            and(
              eq(attempts.user_id, userId),
              eq(attempts.state, 'open'),
              eq(attempts.mode, 'exam'),
              gt(attempts.ends_at, now),
              eq(attemptPapers.content_id, contentId),
            ),
          )
          .limit(1)
      ).length > 0,

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

    /** The papers of several attempts of a learner, each with the title of what was sat. */
    papersOfMany: (userId: number, ids: readonly number[]): Promise<SatPaper[]> =>
      db.query<SatPaper>(
        `select paper.attempt_id, attempt.title, paper.content_id, paper.hash, paper."offset"
         from attempts attempt join attempt_papers paper on paper.attempt_id = attempt.id
         where attempt.id = any($2::bigint[]) and attempt.user_id = $1`,
        [userId, ids],
      ),

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

    /** Newest first, by key: a page costs the same whatever lies behind it. */
    records: (userId: number, skill: PractisedSkill | undefined, before: number | undefined, limit: number) =>
      db.orm
        .select({
          attempt: attempts,
          papers: sql<number[]>`array(
            select ${attemptPapers.content_id} from ${attemptPapers}
            where ${attemptPapers.attempt_id} = ${attempts.id} order by ${attemptPapers.position}
          )`,
          // Counted when it is handed in; until then the sheet knows. A cleared answer is none.
          answered: sql<number>`case when ${attempts.state} = 'marked' then ${attempts.answered} else (
            select count(*)::int from ${answerSheets}, jsonb_each(${answerSheets.answers}) as given(key, value)
            where ${answerSheets.attempt_id} = ${attempts.id} and given.value not in ('""', '[]')
          ) end`,
        })
        .from(attempts)
        .where(
          and(
            eq(attempts.user_id, userId),
            skill && eq(attempts.skill, skill),
            // A paper of a mock is listed when the mock is over.
            eq(attempts.sealed, false),
            before === undefined ? undefined : lt(attempts.id, before),
          ),
        )
        .orderBy(desc(attempts.id))
        .limit(limit),

    /** Questions with an answer; a cleared answer is none. */
    answered: (userId: number, ids: readonly number[]) =>
      db.query<{ id: number; answered: number }>(
        `select attempt_id as id, (
           select count(*)::int from jsonb_each(answers) as given(key, value) where given.value not in ('""', '[]')
         ) as answered
         from answer_sheets where attempt_id = any($2::bigint[]) and user_id = $1`,
        [userId, ids],
      ),

    /** Papers of a learner's last attempts, each once with its last attempt, the newest first. */
    donePapers: (userId: number) =>
      db.query<{ attempt_id: number; skill: PractisedSkill; paper_id: number; hash: string }>(
        `select attempt_id, skill, paper_id, hash from (
           select distinct on (paper.content_id) attempt.id as attempt_id, attempt.skill, paper.content_id as paper_id,
             paper.hash
           from (
             select id, skill from attempts
             where user_id = $1 and state = 'marked' and "only" is null order by id desc limit ${LOOKED_BACK}
           ) attempt
           join attempt_papers paper on paper.attempt_id = attempt.id
           order by paper.content_id, attempt.id desc
         ) done order by attempt_id desc, paper_id`,
        [userId],
      ),

    /** How these questions were last marked, each once. */
    lastMarks: (userId: number, skill: PractisedSkill, questions: readonly string[]) =>
      db.query<{ question: string; marks: (string | null)[]; at: Date }>(
        `select distinct on (marked.key) marked.key as question, marked.value as marks, attempt.submitted_at as at
         from attempts attempt
         join answer_sheets sheet on sheet.attempt_id = attempt.id
         cross join lateral jsonb_each(sheet.marks) as marked(key, value)
         where attempt.user_id = $1 and attempt.skill = $2 and attempt.state = 'marked'
           and marked.key = any($3::text[])
         order by marked.key, attempt.id desc`,
        [userId, skill, questions],
      ),

    /** Whether a paper is part of an exam that goes on. */
    isInExam: async (userId: number, paperId: number): Promise<boolean> =>
      (
        await db.query(
          `select 1 as found from attempts attempt join attempt_papers paper on paper.attempt_id = attempt.id
           where attempt.user_id = $1 and attempt.state = 'open' and attempt.mode = 'exam' and paper.content_id = $2
           union all select 1 from sealed_papers where user_id = $1 and content_id = $2
           limit 1`,
          [userId, paperId],
        )
      ).length > 0,

    /** Papers the learner has before them in an attempt that is not handed in. */
    openPapers: async (userId: number): Promise<number[]> =>
      (
        await db.query<{ content_id: number }>(
          `select distinct paper.content_id from attempts attempt join attempt_papers paper on paper.attempt_id = attempt.id
           where attempt.user_id = $1 and attempt.state = 'open'
           union select content_id from sealed_papers where user_id = $1`,
          [userId],
        )
      ).map(({ content_id }) => content_id),

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
