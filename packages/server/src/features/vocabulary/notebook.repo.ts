import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { type MetIn, notebookEntries, vocabulary } from '#db/schema/vocabulary.ts';

const shown = {
  id: notebookEntries.id,
  vocabulary_id: notebookEntries.vocabulary_id,
  word: vocabulary.name,
  book_id: sql<number>`coalesce(${vocabulary.book_id}, 0)`.mapWith(Number),
  sentence: notebookEntries.sentence,
  met_in: notebookEntries.met_in,
  paper_id: notebookEntries.paper_id,
  queued_at: notebookEntries.queued_at,
  created_at: notebookEntries.created_at,
  updated_at: notebookEntries.updated_at,
};
export type SavedWord = {
  id: number;
  vocabulary_id: number;
  word: string;
  book_id: number;
  sentence: string;
  met_in: MetIn;
  paper_id: number;
  queued_at: Date | null;
  created_at: Date;
  updated_at: Date;
};
/** Where a word was met. */
export type Met = Pick<SavedWord, 'sentence' | 'met_in' | 'paper_id'>;
export type NotebookOrder = 'newest' | 'oldest' | 'name' | 'due';

const ORDERS: Record<NotebookOrder, string> = {
  newest: 'entry.id desc',
  oldest: 'entry.id',
  name: 'lower(word.name), entry.id',
  due: 'card.due nulls last, entry.id',
};

export const notebookRepo = (db: Db) => {
  const entries = () =>
    db.orm.select(shown).from(notebookEntries).innerJoin(vocabulary, eq(vocabulary.id, notebookEntries.vocabulary_id));

  return {
    save: (userId: number, vocabularyId: number, met: Met, now: Date) =>
      db.orm
        .insert(notebookEntries)
        .values({ user_id: userId, vocabulary_id: vocabularyId, ...met, created_at: now, updated_at: now })
        .onConflictDoNothing(),

    find: async (userId: number, vocabularyId: number): Promise<SavedWord | undefined> =>
      (
        await entries().where(and(eq(notebookEntries.user_id, userId), eq(notebookEntries.vocabulary_id, vocabularyId)))
      )[0],

    remove: (userId: number, vocabularyId: number) =>
      db.orm
        .delete(notebookEntries)
        .where(and(eq(notebookEntries.user_id, userId), eq(notebookEntries.vocabulary_id, vocabularyId))),

    /** Newest first, by key. */
    page: (userId: number, before: number | undefined, limit: number): Promise<SavedWord[]> =>
      entries()
        .where(
          and(eq(notebookEntries.user_id, userId), before === undefined ? undefined : lt(notebookEntries.id, before)),
        )
        .orderBy(desc(notebookEntries.id))
        .limit(limit),

    /** One page of what matches, and how many there are; `total` is on every row. */
    found: (userId: number, asked: { name: string; order: NotebookOrder; page: number; page_size: number }) =>
      db.query<{ vocabulary_id: number; total: number }>(
        `select entry.vocabulary_id, count(*) over ()::int as total
         from notebook_entries entry
         join vocabulary word on word.id = entry.vocabulary_id
         left join word_cards card on card.user_id = entry.user_id and card.vocabulary_id = entry.vocabulary_id
         where entry.user_id = $1 and lower(word.name) like $2
         order by ${ORDERS[asked.order]} limit $3 offset $4`,
        [
          userId,
          `%${asked.name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`,
          asked.page_size,
          (asked.page - 1) * asked.page_size,
        ],
      ),

    ofWords: (userId: number, ids: readonly number[]): Promise<SavedWord[]> =>
      entries().where(and(eq(notebookEntries.user_id, userId), inArray(notebookEntries.vocabulary_id, [...ids]))),

    /** Words that wait to be learnt; those that were met already are let go. */
    queue: (userId: number, ids: readonly number[] | undefined, now: Date) =>
      db.query<{ id: number }>(
        `update notebook_entries entry set queued_at = coalesce(queued_at, $3)
         where user_id = $1 and ($2::bigint[] is null or vocabulary_id = any($2))
           and not exists (
             select from word_cards card
             where card.user_id = entry.user_id and card.vocabulary_id = entry.vocabulary_id and card.day is not null
           )
         returning id`,
        [userId, ids ?? null, now],
      ),

    /** Words that were asked to be learnt and were not met yet. */
    waiting: (userId: number, limit: number) =>
      db.query<{ id: number }>(
        `select entry.vocabulary_id as id from notebook_entries entry
         where entry.user_id = $1 and entry.queued_at is not null and not exists (
           select from word_cards card
           where card.user_id = entry.user_id and card.vocabulary_id = entry.vocabulary_id
         )
         order by entry.queued_at, entry.id limit $2`,
        [userId, limit],
      ),

    count: async (userId: number): Promise<number> =>
      (await db.query<{ n: number }>('select count(*)::int as n from notebook_entries where user_id = $1', [userId]))[0]
        ?.n ?? 0,

    /** A guest's words go to the account; those it has already are let go. */
    async reown(guestId: number, userId: number): Promise<number> {
      await db.query(
        `delete from notebook_entries guest where guest.user_id = $1 and exists (
           select from notebook_entries own where own.user_id = $2 and own.vocabulary_id = guest.vocabulary_id
         )`,
        [guestId, userId],
      );
      const moved = await db.orm
        .update(notebookEntries)
        .set({ user_id: userId })
        .where(eq(notebookEntries.user_id, guestId))
        .returning({ id: notebookEntries.id });
      return moved.length;
    },
  };
};
