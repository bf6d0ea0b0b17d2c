import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { sealedPapers } from '#db/schema/practice.ts';

/** Which papers a learner's open mock test keeps closed. */
export const sealsRepo = (db: Db) => ({
  of: async (userId: number): Promise<number[]> =>
    (
      await db.orm.select({ id: sealedPapers.content_id }).from(sealedPapers).where(eq(sealedPapers.user_id, userId))
    ).map(({ id }) => id),

  add: async (userId: number, mockRecordId: number, paperIds: readonly number[]): Promise<void> => {
    if (paperIds.length === 0) return;
    await db.orm
      .insert(sealedPapers)
      .values(paperIds.map((content_id) => ({ user_id: userId, content_id, mock_record_id: mockRecordId })))
      .onConflictDoNothing();
  },

  remove: (userId: number, mockRecordId: number) =>
    db.orm
      .delete(sealedPapers)
      .where(and(eq(sealedPapers.user_id, userId), eq(sealedPapers.mock_record_id, mockRecordId))),

  reown: (from: number, to: number) =>
    db.orm.update(sealedPapers).set({ user_id: to }).where(eq(sealedPapers.user_id, from)),
});
