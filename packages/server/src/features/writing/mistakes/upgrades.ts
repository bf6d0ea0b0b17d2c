import { sentenceAt } from '@ninefold/core/writing/sentence-at';
import type { Db } from '#db/db.ts';
import { reportsRepo } from './reports.repo.ts';

/** Wording of an essay, what a careful writer puts in its place, and the sentence it stands in. */
export type UsedWording = { original: string; better: string[]; sentence: string; paper_id: number };

/** Older essays say little about how somebody writes now. */
const ESSAYS = 12;

/** The wordings that the reports of a learner's last essays would have better, the newest essay first. */
export async function upgradesOf(db: Db, userId: number): Promise<UsedWording[]> {
  const drafts = await reportsRepo(db).latest(userId, ESSAYS);
  return drafts.flatMap(({ paper_id, report }) => {
    if (!report.assessable) return [];
    return report.upgrades.map(({ original, better, start, end }) => ({
      original,
      better,
      sentence: sentenceAt(report.text, start, end),
      paper_id,
    }));
  });
}
