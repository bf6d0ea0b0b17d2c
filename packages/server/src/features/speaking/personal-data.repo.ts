import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { speakingRecords } from '#db/schema/speaking.ts';

export const personalDataRepo = (db: Db) => ({
  /** What was said in lessons. */
  lessonIds: async (userId: number): Promise<number[]> =>
    (
      await db.orm
        .select({ id: speakingRecords.id })
        .from(speakingRecords)
        .where(and(eq(speakingRecords.user_id, userId), eq(speakingRecords.origin, 'lesson')))
    ).map(({ id }) => id),
});
