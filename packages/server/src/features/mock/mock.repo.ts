import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { mockResults } from '#db/schema/mock.ts';

export const mockRepo = (db: Db) => ({
  lastMock: async (userId: number) =>
    (
      await db.orm
        .select()
        .from(mockResults)
        .where(eq(mockResults.user_id, userId))
        .orderBy(desc(mockResults.taken_at), desc(mockResults.id))
        .limit(1)
    )[0],

  insertMock: (result: typeof mockResults.$inferInsert) => db.orm.insert(mockResults).values(result),
});
