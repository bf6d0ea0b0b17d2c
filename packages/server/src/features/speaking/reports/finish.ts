import { SpeakingReport } from '@ninefold/contract/speaking/report';
import { WHOLE_TEST } from '@ninefold/core/speaking/parts';
import type { SpeakingCriterion } from '@ninefold/core/speaking/report';
import type { ReportFailure } from '@ninefold/core/speaking/report-stages';
import { assessSitting } from '@ninefold/examiner/speech/answers/assess-sitting';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { mistakesOf } from '../mistakes/report-mistakes.ts';
import { answersRepo } from '../sittings/answers.repo.ts';
import { historyEntry } from '../sittings/history-entry.ts';
import { type RecordRow, recordsRepo } from '../sittings/records.repo.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { payKey } from './request.ts';

/**
 * Once every answer is judged the report, the bands, the mistakes and the mock's score come together or not at all.
 * Where no band could be given nobody has to pay for hearing so.
 */
export async function finish(deps: SpeakingDeps, tx: Db, row: RecordRow): Promise<void> {
  const now = deps.now();
  const answers = await answersRepo(tx).assessed([row.id]);
  const assessments = answers.flatMap(({ assessment }) => assessment ?? []);
  const report = SpeakingReport.parse(assessSitting(assessments, row.asked));
  const score = report.overall.band ?? -1;
  // Without a band because of what we could not hear: the learner may ask again.
  if (score < 0 && assessments.some(({ report }) => report.reason === 'failed'))
    return giveUp(deps, tx, row, 'crashed');
  const back = score < 0 ? await deps.purchases.giveBack(tx, payKey(row)) : null;
  const next = await recordsRepo(tx).change(row.id, {
    ...{ state: 'scored', report, score, engine: enginesOf(report, answers), scored_at: now },
    bands: score < 0 ? null : bandsOf(report),
    refunded: back !== null && back.amount > 0,
  });
  await tell(deps, tx, next, report);
  if (row.origin === 'mock_test') await deps.jobs.send(tx, 'settle-mock', { speaking: row.id });
  if (row.origin === 'own' && row.part === WHOLE_TEST && score >= 0) {
    const last = await deps.mock.lastMockScores(tx, row.user_id);
    await deps.mock.recordMock(tx, row.user_id, { ...last, speaking: score }, now);
  }
}

/** Made again of what the learner has put right. It is the same report: nothing is paid and nothing comes back. */
export async function remake(deps: SpeakingDeps, tx: Db, row: RecordRow): Promise<void> {
  const answers = await answersRepo(tx).assessed([row.id]);
  const assessments = answers.flatMap(({ assessment }) => assessment ?? []);
  const report = SpeakingReport.parse(assessSitting(assessments, row.asked));
  const score = report.overall.band;
  // What was paid for a band is not taken away by words that were put right.
  if (score === null) throw new AppError('invalid_input', { fields: ['words'] });
  const engine = enginesOf(report, answers);
  const next = await recordsRepo(tx).change(row.id, { report, score, engine, bands: bandsOf(report) });
  await tell(deps, tx, next, report);
}

/** Book of mistakes and history learn it in the same transaction. */
async function tell(deps: SpeakingDeps, tx: Db, row: RecordRow, report: SpeakingReport): Promise<void> {
  const now = deps.now();
  await deps.mistakeBook.forget(tx, row.user_id, 'speaking', row.id, now);
  await deps.mistakeBook.report(tx, row.user_id, mistakesOf(row, report, now));
  await deps.historyIndex.move(tx, historyEntry(row));
}

/** What was paid goes back once, and the learner may ask again. */
export async function giveUp(deps: SpeakingDeps, tx: Db, row: RecordRow, failure: ReportFailure): Promise<void> {
  const back = await deps.purchases.giveBack(tx, payKey(row));
  const next = await recordsRepo(tx).change(row.id, {
    ...{ state: 'failed', failure, refunded: back !== null && back.amount > 0 },
  });
  // What broke down is tried anew with the next request.
  for (const { id, assessment } of await answersRepo(tx).assessed([row.id]))
    if (assessment?.report.reason === 'failed') await answersRepo(tx).change(id, { assessment: null, tries: 0 });
  await deps.historyIndex.move(tx, historyEntry(next));
  if (row.origin === 'mock_test') await deps.jobs.send(tx, 'settle-mock', { speaking: row.id });
}

/** Where another engine wrote the words down, the report is not held against those of ours alone. */
const enginesOf = ({ engine }: SpeakingReport, answers: readonly { engine: string }[]): string =>
  [...new Set([engine, ...answers.map((one) => one.engine)])].join(' ');

const bandsOf = ({ criteria }: SpeakingReport): Record<SpeakingCriterion, number> => {
  const of = (criterion: SpeakingCriterion) => criteria.find((one) => one.criterion === criterion)?.band ?? -1;
  return { fc: of('fc'), lr: of('lr'), gra: of('gra'), p: of('p') };
};
