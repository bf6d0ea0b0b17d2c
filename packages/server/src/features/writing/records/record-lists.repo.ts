import type { Criterion } from '@ninefold/core/writing/error-kinds';
import type { EssayTask } from '@ninefold/core/writing/essay-state';
import type { QuestionKind } from '@ninefold/core/writing/question-kinds';
import { and, desc, eq, getTableColumns, ilike, inArray, isNull, like, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayRecords } from '#db/schema/writing.ts';
import type { RecordRow } from './records.repo.ts';

/** A draft as a list shows it: the text cut to its first words. */
export type ListedRecord = Omit<RecordRow, 'content' | 'outline' | 'annotations' | 'recent_changes'> & {
  excerpt: string;
  /** The picture of an own question; '' without one. */
  img: string;
};

export type ScoredEssay = Pick<RecordRow, 'id' | 'task' | 'draft' | 'score'> & {
  bands: Record<Criterion, number>;
  at: Date;
};

const EXCERPT = 160;
export const MOST_COUNTED = 500;
const {
  content: _content,
  outline: _outline,
  annotations: _annotations,
  recent_changes: _changes,
  ...small
} = getTableColumns(essayRecords);
const listed = {
  ...small,
  excerpt: sql<string>`left(${essayRecords.content}, ${sql.raw(String(EXCERPT))})`,
  img: sql<string>`coalesce((select own.subject_url from essay_prompts own where own.id = ${essayRecords.prompt_id}), '')`,
};

export type RecordFilter = {
  task: EssayTask;
  own: boolean | null;
  paperIds: readonly number[] | null;
  type: QuestionKind | '';
  status: number;
  words: string;
};

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

const filtered = (userId: number, { task, own, paperIds, type, status, words }: RecordFilter): SQL | undefined =>
  and(
    eq(essayRecords.user_id, userId),
    eq(essayRecords.task, task),
    ...(own === null ? [] : [own ? like(essayRecords.question, 'o%') : not(like(essayRecords.question, 'o%'))]),
    ...(paperIds ? [inArray(essayRecords.paper_id, [...paperIds, -1])] : []),
    ...(type ? [eq(essayRecords.type, type)] : []),
    ...(status ? [eq(essayRecords.status, status as RecordRow['status'])] : []),
    ...(words
      ? [or(ilike(essayRecords.content, pattern(words)), sql`${essayRecords.title}::text ilike ${pattern(words)}`)]
      : []),
  );

/**
 * By when it was begun: what came with an archive has a higher number than what was written since. Behind somebody else's
 * draft there is nothing: what came back would tell when it was begun.
 */
const olderThan = (userId: number, id: number): SQL =>
  sql`(${essayRecords.created_at}, ${essayRecords.id}) < (
    select last.created_at, last.id from essay_records last where last.id = ${id} and last.user_id = ${userId})`;

/** Drafts by the page, each without its words. */
export const recordListsRepo = (db: Db) => ({
  /** All drafts of a question, newest first. */
  ofQuestion: (userId: number, question: string, before: number | undefined, limit: number): Promise<ListedRecord[]> =>
    db.orm
      .select(listed)
      .from(essayRecords)
      .where(
        and(
          eq(essayRecords.user_id, userId),
          eq(essayRecords.question, question),
          ...(before
            ? [
                sql`${essayRecords.draft} < (
                  select last.draft from essay_records last where last.id = ${before} and last.user_id = ${userId})`,
              ]
            : []),
        ),
      )
      .orderBy(desc(essayRecords.draft))
      .limit(limit),

  /** The newest that were scored, of each task; with nothing but their bands. */
  scored: (userId: number, limit: number) =>
    db.query<ScoredEssay>(
      `select newest.* from unnest('{1,2}'::smallint[]) wanted(task) cross join lateral (
         select id, task, draft, score::float as score, bands, handed_in_at as at from essay_records
         where user_id = $1 and essay_records.task = wanted.task and status = 3 and bands is not null
         order by created_at desc, essay_records.id desc limit $2
       ) newest order by newest.at desc, newest.id desc limit $2`,
      [userId, limit],
    ),

  /** Of one question: the newest draft that was scored. */
  newestScored: async (userId: number, question: string): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayRecords)
        .where(
          and(
            eq(essayRecords.user_id, userId),
            eq(essayRecords.question, question),
            not(isNull(essayRecords.scoring_id)),
          ),
        )
        .orderBy(desc(essayRecords.draft))
        .limit(1)
    )[0],

  page: (
    userId: number,
    filter: RecordFilter,
    { before, offset, limit }: { before: number | undefined; offset: number; limit: number },
  ): Promise<ListedRecord[]> =>
    db.orm
      .select(listed)
      .from(essayRecords)
      .where(and(filtered(userId, filter), ...(before ? [olderThan(userId, before)] : [])))
      .orderBy(desc(essayRecords.created_at), desc(essayRecords.id))
      .offset(before ? 0 : offset)
      .limit(limit),

  /** Nobody turns hundreds of pages: from `MOST_COUNTED` on it is -1, not known, and the list is as quick as a short one. */
  count: async (userId: number, filter: RecordFilter): Promise<number> => {
    const some = db.orm
      .select({ id: essayRecords.id })
      .from(essayRecords)
      .where(filtered(userId, filter))
      .limit(MOST_COUNTED)
      .as('some');
    const [{ n } = { n: 0 }] = await db.orm.select({ n: sql<number>`count(*)::int` }).from(some);
    return n < MOST_COUNTED ? n : -1;
  },

  byIds: (userId: number, ids: readonly number[]): Promise<ListedRecord[]> =>
    ids.length
      ? db.orm
          .select(listed)
          .from(essayRecords)
          .where(and(eq(essayRecords.user_id, userId), inArray(essayRecords.id, [...ids])))
      : Promise.resolve([]),
});
