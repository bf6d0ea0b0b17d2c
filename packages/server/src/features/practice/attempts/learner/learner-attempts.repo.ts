import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { answerSheets, attemptPapers, attempts } from '#db/schema/practice.ts';
import type { AttemptPaper, AttemptRow } from '../attempts.repo.ts';

export type SatPaper = Pick<AttemptPaper, 'attempt_id' | 'content_id' | 'hash' | 'offset'> & Pick<AttemptRow, 'title'>;

/** Attempts further back nobody remembers a sentence of. */
const LOOKED_BACK = 40;

/** What a learner has done and has before them, over all of their attempts. */
export const learnerAttemptsRepo = (db: Db) => ({
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

  /** The papers of several attempts of a learner, each with the title of what was sat. */
  papersOfMany: (userId: number, ids: readonly number[]): Promise<SatPaper[]> =>
    db.query<SatPaper>(
      `select paper.attempt_id, attempt.title, paper.content_id, paper.hash, paper."offset"
       from attempts attempt join attempt_papers paper on paper.attempt_id = attempt.id
       where attempt.id = any($2::bigint[]) and attempt.user_id = $1`,
      [userId, ids],
    ),

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
});
