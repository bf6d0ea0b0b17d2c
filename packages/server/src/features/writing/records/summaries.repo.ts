import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essaySummaries } from '#db/schema/writing.ts';

export type SummaryRow = typeof essaySummaries.$inferSelect;

/** How many drafts a question has and how they went: one short row, so that a list need not count. */
export const summariesRepo = (db: Db) => ({
  find: async (userId: number, question: string): Promise<SummaryRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essaySummaries)
        .where(and(eq(essaySummaries.user_id, userId), eq(essaySummaries.question, question)))
    )[0],

  findMany: (userId: number, questions: readonly string[]): Promise<SummaryRow[]> =>
    questions.length
      ? db.orm
          .select()
          .from(essaySummaries)
          .where(and(eq(essaySummaries.user_id, userId), inArray(essaySummaries.question, [...questions])))
      : Promise.resolve([]),

  /**
   * Drafts of one question are numbered without gaps or doubles: whoever begins one takes its number from this row,
   * which stays locked until the draft is there.
   */
  nextDraft: async (userId: number, question: string, at: Date): Promise<number> => {
    const [row] = await db.query<{ drafts: number }>(
      `insert into essay_summaries (user_id, question, drafts, last_record_id, last_at) values ($1, $2, 1, 0, $3)
       on conflict (user_id, question) do update set drafts = essay_summaries.drafts + 1, last_at = excluded.last_at
       returning drafts`,
      [userId, question, at],
    );
    return row?.drafts ?? 1;
  },

  setLast: (userId: number, question: string, recordId: number) =>
    db.orm
      .update(essaySummaries)
      .set({ last_record_id: recordId })
      .where(and(eq(essaySummaries.user_id, userId), eq(essaySummaries.question, question))),

  /** From the drafts themselves: after a scoring, a removal, or when a guest's drafts came along. */
  recount: (userId: number, question: string) =>
    db.query(
      `with mine as (select * from essay_records where user_id = $1 and question = $2),
       gone as (delete from essay_summaries where user_id = $1 and question = $2 and not exists (select 1 from mine))
       insert into essay_summaries (user_id, question, drafts, last_record_id, last_score, first_score, last_at)
       select $1, $2, max(draft), (select id from mine order by draft desc limit 1),
         coalesce((select score from mine where score >= 0 order by draft desc limit 1), -1),
         coalesce((select score from mine where score >= 0 order by draft limit 1), -1),
         max(saved_at)
       from mine having count(*) > 0
       on conflict (user_id, question) do update set drafts = excluded.drafts, last_record_id = excluded.last_record_id,
         last_score = excluded.last_score, first_score = excluded.first_score, last_at = excluded.last_at`,
      [userId, question],
    ),

  /** After drafts of a guest were added: one after the other, in the order they were written. */
  renumber: (userId: number, question: string) =>
    db.query(
      `update essay_records set draft = numbered.n from
         (select id, row_number() over (order by created_at, id) as n from essay_records where user_id = $1 and question = $2) numbered
       where essay_records.id = numbered.id and essay_records.draft <> numbered.n`,
      [userId, question],
    ),

  dropOf: (userId: number) => db.orm.delete(essaySummaries).where(eq(essaySummaries.user_id, userId)),
});
