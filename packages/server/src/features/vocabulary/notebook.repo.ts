import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { notebookEntries, vocabulary } from '#db/schema/vocabulary.ts';

const shown = {
  id: notebookEntries.id,
  vocabulary_id: notebookEntries.vocabulary_id,
  word: vocabulary.name,
  book_id: sql<number>`coalesce(${vocabulary.book_id}, 0)`.mapWith(Number),
  created_at: notebookEntries.created_at,
  updated_at: notebookEntries.updated_at,
};
export type SavedWord = {
  id: number;
  vocabulary_id: number;
  word: string;
  book_id: number;
  created_at: Date;
  updated_at: Date;
};

export const notebookRepo = (db: Db) => {
  const entries = () =>
    db.orm.select(shown).from(notebookEntries).innerJoin(vocabulary, eq(vocabulary.id, notebookEntries.vocabulary_id));

  return {
    save: (userId: number, vocabularyId: number, now: Date) =>
      db.orm
        .insert(notebookEntries)
        .values({ user_id: userId, vocabulary_id: vocabularyId, created_at: now, updated_at: now })
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
