import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayRecords } from '#db/schema/writing.ts';

/** Drafts that the clock hands in. */
export const examRecordsRepo = (db: Db) => ({
  /** Drafts of exams whose time is over and that nobody handed in, oldest first. */
  late: async (before: Date, limit: number): Promise<number[]> =>
    (
      await db.orm
        .select({ id: essayRecords.id })
        .from(essayRecords)
        .where(and(isNull(essayRecords.handed_in_at), lte(essayRecords.ends_at, before)))
        .orderBy(asc(essayRecords.ends_at))
        .limit(limit)
    ).map(({ id }) => id),

  openExam: async (userId: number, paperId: number, now: Date): Promise<boolean> =>
    (
      await db.orm
        .select({ id: essayRecords.id })
        .from(essayRecords)
        .where(
          and(
            eq(essayRecords.user_id, userId),
            eq(essayRecords.question, `p${paperId}`),
            isNull(essayRecords.handed_in_at),
            sql`${essayRecords.ends_at} > ${now.toISOString()}`,
          ),
        )
        .limit(1)
    ).length > 0,
});
