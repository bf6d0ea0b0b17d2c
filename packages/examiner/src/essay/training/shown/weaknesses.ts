import { isLetter } from '../../comment/letter.ts';
import type { AssessedReport, Criterion } from '../../report.ts';
import type { Scorer } from '../../scorer.ts';
import { draftEssays, type OwnEssay, ownEssays } from '../own-essays.ts';

const CRITERIA: readonly Criterion[] = ['tr', 'cc', 'lr', 'gra'];
type Source = 'ours' | 'draft' | 'web';

/** A criterion below 7, and whether its report shows a weakness in the text with what would be better there. */
export type WeakCriterion = {
  id: string;
  source: Source;
  /** The band its writer meant. */
  meant: number;
  kind: 'essay' | 'report' | 'letter';
  name: Criterion;
  band: number;
  /** Of the whole text: from 7 up a report faults only what is sure. */
  overall: number;
  shown: boolean;
  /** Or, where nothing was found for certain, a place to begin. */
  open: boolean;
};

/** An essay of ours with its report; the rest of a test may ask more of it. */
export type Read = { own: OwnEssay; source: Source; report: AssessedReport };

export const readAll = (scorer: Scorer): Promise<Read[]> =>
  readRequests(scorer, [
    ...ownEssays().map((own) => ({ own, source: 'ours' as const })),
    ...draftEssays().map((own) => ({ own, source: 'draft' as const })),
  ]);

export async function readRequests(scorer: Scorer, all: Omit<Read, 'report'>[]): Promise<Read[]> {
  const read: Read[] = [];
  for (const { own, source } of all) {
    const report = await scorer.score(own.request);
    if (report.assessable) read.push({ own, source, report });
  }
  return read;
}

export const weakCriteria = (read: Read[]): WeakCriterion[] =>
  read.flatMap(({ own, source, report }) =>
    CRITERIA.filter((name) => report.criteria[name].band < 7).map((name) => ({
      id: own.id,
      source,
      meant: own.band,
      kind: kindOf(own),
      name,
      band: report.criteria[name].band,
      overall: report.overall.band,
      shown: report.criteria[name].reasons.some((one) => !one.good && !one.open && one.quote && one.better),
      open: report.criteria[name].reasons.some((one) => one.open && one.quote && one.better),
    })),
  );

const kindOf = ({ request }: OwnEssay) => (request.task === 2 ? 'essay' : isLetter(request) ? 'letter' : 'report');
