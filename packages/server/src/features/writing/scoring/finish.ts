import { EssayReport } from '@ninefold/contract/writing/report';
import { placeOfAbout } from '@ninefold/core/writing/about';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import type { ScoringFailure } from '@ninefold/core/writing/scoring-stages';
import type { Db } from '#db/db.ts';
import type { Report } from '#features/mistakes/book/book.service.ts';
import { mistakesOf } from '../mistakes/report-mistakes.ts';
import type { EssayRecords, RecordRow } from '../records/records.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { payKey } from './freeze-draft.ts';
import { type ScoringRow, scoringsRepo } from './scorings.repo.ts';

type Uses = WritingDeps & { records: EssayRecords };

/**
 * The report, the bands, the slips, the mistakes and the deed come together or not at all. Where the examiner could give
 * no band nobody has to pay for hearing so.
 */
export async function keepReport(deps: Uses, taken: ScoringRow, report: EssayReport): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const held = await lockBoth(deps, tx, taken);
    if (!held) return;
    const { scoring, row } = held;
    const overall = report.assessable ? report.overall.band : -1;
    const back = report.assessable ? null : await deps.purchases.giveBack(tx, payKey(scoring));
    await scoringsRepo(tx).change(scoring.id, {
      state: 'done',
      stage: 'done',
      percent: 100,
      lease_until: null,
      engine: deps.examiner.engine,
      report,
      overall,
      refunded: cameBack(back),
      finished_at: now,
    });
    await deps.records.change(tx, row, { status: ESSAY_STATUS.scored, scoring_id: scoring.id, ...bandsOf(report) });
    await deps.records.recount(tx, row.user_id, row.question);
    await tellMock(deps, tx, row);
    if (!report.assessable) return;
    await deps.slips.record(tx, row, report);
    await deps.mistakeBook.forget(tx, row.user_id, 'essay', row.id, now);
    const disputed = await deps.records.disputedOf(tx, row.id);
    await deps.mistakeBook.report(tx, row.user_id, without(disputed, mistakesOf(row, report, now)));
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
      refunded: cameBack(back),
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
    await tellMock(deps, tx, row);
  });
}

/** An essay of an exam may belong to a mock test, whose report and score wait for this band. */
const tellMock = async ({ jobs }: Uses, tx: Db, { id, ends_at }: RecordRow): Promise<void> => {
  if (ends_at !== null) await jobs.send(tx, 'settle-mock', { essay: id });
};

/** A purse that is full takes nothing back. */
const cameBack = (back: { amount: number } | null): boolean => back !== null && back.amount > 0;

/** What the learner disputed in an earlier report of this draft is not held against them by the next one. */
function without(disputed: readonly string[], report: Report): Report {
  const places = disputed.flatMap((about) => placeOfAbout(about) ?? []).map(({ start, end }) => `${start}-${end}`);
  return { ...report, lost: report.lost.filter(({ part }) => !places.includes(part)) };
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

/** As the contract has it, or null: what no page could read must not be stored. */
export const checkedReport = (made: unknown): EssayReport | null => EssayReport.safeParse(made).data ?? null;
