import type { EssayReport } from '@ninefold/contract/writing/report';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayRecords, essayScorings } from '#db/schema/writing.ts';

const columns = {
  id: essayRecords.id,
  paper_id: essayRecords.paper_id,
  task: essayRecords.task,
  title: essayRecords.title,
  report: essayScorings.report,
};
export type ReportedDraft = Pick<typeof essayRecords.$inferSelect, 'id' | 'paper_id' | 'task' | 'title'> & {
  report: EssayReport;
};

export const reportsRepo = (db: Db) => ({
  /** Drafts of this learner with the report that each shows; one without a report is left out. */
  ofDrafts: async (userId: number, ids: readonly number[]): Promise<ReportedDraft[]> => {
    if (ids.length === 0) return [];
    const rows = await db.orm
      .select(columns)
      .from(essayRecords)
      .innerJoin(essayScorings, eq(essayScorings.id, essayRecords.scoring_id))
      .where(and(eq(essayRecords.user_id, userId), inArray(essayRecords.id, [...ids])));
    return rows.map((row) => ({ ...row, report: row.report as EssayReport }));
  },

  /** The last scored drafts of a learner, the newest first. */
  latest: async (userId: number, limit: number): Promise<ReportedDraft[]> => {
    const rows = await db.orm
      .select(columns)
      .from(essayRecords)
      .innerJoin(essayScorings, eq(essayScorings.id, essayRecords.scoring_id))
      .where(and(eq(essayRecords.user_id, userId), eq(essayScorings.state, 'done')))
      // By when it was begun: what came with an archive has a higher number than what was written since.
      .orderBy(desc(essayRecords.created_at), desc(essayRecords.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, report: row.report as EssayReport }));
  },
});
