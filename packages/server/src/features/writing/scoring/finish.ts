import { EssayReport } from '@ninefold/contract/writing/report';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import type { ScoringFailure } from '@ninefold/core/writing/scoring-stages';
import type { Db } from '#db/db.ts';
import { mistakesOf } from '../mistakes/report-mistakes.ts';
import type { EssayRecords, RecordRow } from '../records/records.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { payKey } from './press.ts';
import { type ScoringRow, scoringsRepo } from './scorings.repo.ts';

type Uses = WritingDeps & { records: EssayRecords };

/** The report, the bands, the slips, the mistakes and the deed come together or not at all. */
export async function keepReport(deps: Uses, taken: ScoringRow, report: EssayReport): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const held = await lockBoth(deps, tx, taken);
    if (!held) return;
    const { scoring, row } = held;
    const overall = report.assessable ? report.overall.band : -1;
    await scoringsRepo(tx).change(scoring.id, {
      state: 'done',
      stage: 'done',
      percent: 100,
      lease_until: null,
      engine: deps.examiner.engine,
      report,
      overall,
      finished_at: now,
    });
    await deps.records.change(tx, row, { status: ESSAY_STATUS.scored, scoring_id: scoring.id, ...bandsOf(report) });
    await deps.records.recount(tx, row.user_id, row.question);
    if (!report.assessable) return;
    await deps.slips.record(tx, row, report);
    await deps.mistakeBook.forget(tx, row.user_id, 'essay', row.id, now);
    await deps.mistakeBook.report(tx, row.user_id, mistakesOf(row, report, now));
    await deps.deeds.recordDeed(tx, {
      userId: row.user_id,
      deed: 'essay_scored',
      skill: 'writing',
      reference: String(row.id),
      seconds: row.seconds,
      at: now,
    });
  });
}

/** What was paid goes back once, and the draft is the learner's again. An earlier report is shown as before. */
export async function giveUp(deps: Uses, taken: ScoringRow, failure: ScoringFailure): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const held = await lockBoth(deps, tx, taken);
    if (!held) return;
    const { scoring, row } = held;
    const now = deps.now();
    const back = await deps.purchases.giveBack(tx, payKey(scoring));
    await scoringsRepo(tx).change(scoring.id, {
      state: 'failed',
      lease_until: null,
      failure,
      refunded: back !== null,
      finished_at: now,
    });
    const earlier = await scoringsRepo(tx).lastDone(row.id);
    if (earlier)
      await deps.records.change(tx, row, { status: ESSAY_STATUS.scored, ...bandsOf(earlier.report as EssayReport) });
    else
      await deps.records.change(tx, row, {
        status: ESSAY_STATUS.failed,
        // In exam mode the time is over whatever happened afterwards.
        ...(row.ends_at === null && { handed_in_at: null, handed_in_by: null }),
      });
  });
}

/** The draft first, as everywhere. null: another process has it by now, or it is over. */
async function lockBoth(
  { records }: Uses,
  tx: Db,
  { id, record_id, tries }: ScoringRow,
): Promise<{ scoring: ScoringRow; row: RecordRow } | null> {
  const row = await records.lockById(tx, record_id);
  const scoring = await scoringsRepo(tx).lockRunning(id, tries);
  return row && scoring ? { scoring, row } : null;
}

function bandsOf(report: EssayReport) {
  if (!report.assessable) return { score: -1, bands: null };
  const { tr, cc, lr, gra } = report.criteria;
  return { score: report.overall.band, bands: { tr: tr.band, cc: cc.band, lr: lr.band, gra: gra.band } };
}

export const readReport = (stored: unknown): EssayReport => EssayReport.parse(stored);
