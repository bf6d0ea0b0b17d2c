import type { EssayReport } from '@ninefold/contract/writing/report';
import { sentenceAt } from '@ninefold/core/writing/sentence-at';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '#db/db.ts';
import { essayRecords, essayScorings } from '#db/schema/writing.ts';

/** Wording of an essay, what a careful writer puts in its place, and the sentence it stands in. */
export type UsedWording = { original: string; better: string[]; sentence: string; paper_id: number };

/** Older essays say little about how somebody writes now. */
const ESSAYS = 12;

/** The wordings that the reports of a learner's last essays would have better, the newest essay first. */
export const upgradesOf = (db: Database) => async (userId: number): Promise<UsedWording[]> => {
  const rows = await db.orm
    .select({ paper_id: essayRecords.paper_id, report: essayScorings.report })
    .from(essayRecords)
    .innerJoin(essayScorings, eq(essayScorings.id, essayRecords.scoring_id))
    .where(eq(essayRecords.user_id, userId))
    .orderBy(desc(essayRecords.id))
    .limit(ESSAYS);
  return rows.flatMap(({ paper_id, report: stored }) => {
    const report = stored as EssayReport;
    if (!report.assessable) return [];
    return report.upgrades.map(({ original, better, start, end }) => ({
      original,
      better,
      sentence: sentenceAt(report.text, start, end),
      paper_id,
    }));
  });
};
