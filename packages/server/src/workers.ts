import { nightlyBackup } from './db/backup/nightly.ts';
import type { Deps } from './deps.ts';
import { keptSince, removeOld } from './jobs/retention.ts';
import { sweep } from './jobs/sweep.ts';
import { trimOutbox } from './providers/sms/outbox.ts';
import type { Services } from './services.ts';

type Uses = Pick<
  Services,
  | 'identity'
  | 'membership'
  | 'attempts'
  | 'mock'
  | 'writing'
  | 'studying'
  | 'speaking'
  | 'learnerRecordings'
  | 'personalData'
>;

/** Everything that runs in the background, in one place like the routes. */
export async function startWorkers(
  deps: Deps,
  { identity, membership, attempts, mock, writing, studying, speaking, learnerRecordings, personalData }: Uses,
): Promise<void> {
  await deps.jobs.work('send-sms', (data) => identity.sendSms(data));
  await deps.jobs.work('send-notice', (data) => identity.sendNotice(data));
  await deps.jobs.work('sweep', async () => {
    await sweep(deps);
    await removeOld(deps);
    if (deps.sms.kind === 'outbox') await trimOutbox(deps.settings.DATA_DIR, keptSince(deps, 'KEEP_OUTBOX_DAYS'));
  });
  await deps.jobs.schedule('sweep', '17 * * * *', {});
  await deps.jobs.work('backup', async () => {
    await nightlyBackup(deps);
  });
  await deps.jobs.schedule('backup', deps.settings.BACKUP_NIGHTLY ? '0 3 * * *' : null, {});
  await deps.jobs.work('close-orders', async () => {
    await membership.closeOrders();
  });
  await deps.jobs.schedule('close-orders', '*/5 * * * *', {});
  await deps.jobs.work('close-attempts', async () => {
    await attempts.closeLate();
  });
  await deps.jobs.schedule('close-attempts', '* * * * *', {});
  await deps.jobs.work('close-mocks', async () => {
    await mock.closeLate();
  });
  await deps.jobs.schedule('close-mocks', '* * * * *', {});
  await deps.jobs.work('mark-again', (data) => attempts.markAgain(data.challenge_id));
  await deps.jobs.work('settle-mock', (data) => mock.settle(data));
  await deps.jobs.work('tidy-recordings', async () => {
    await learnerRecordings.tidyUp();
  });
  await deps.jobs.schedule('tidy-recordings', '43 * * * *', {});
  await deps.jobs.work('check-subject', (data) => studying.subjects.judge(data));
  await deps.jobs.work('make-model-essay', (data) => studying.modelEssays.makeByModel(data));
  await deps.jobs.work('make-essay-pdf', (data) => studying.pdfs.make(data));
  await deps.jobs.work('score-essay', () => writing.scoring.scoreNext());
  await deps.jobs.work('close-essays', async () => {
    await writing.tidyUp();
    await studying.tidyUp();
  });
  await deps.jobs.schedule('close-essays', '* * * * *', {});
  await deps.jobs.work('hear-answers', () => speaking.hearing.workOff());
  await deps.jobs.work('make-mock-pdf', (data) => mock.pdfs.make(data));
  await deps.jobs.work('make-speaking-pdf', (data) => speaking.pdfs.make(data));
  await deps.jobs.work('close-speaking', () => speaking.tidyUp());
  await deps.jobs.schedule('close-speaking', '* * * * *', {});
  await deps.jobs.work('make-export', () => personalData.makeExports());
  await deps.jobs.work('import-archive', () => personalData.runImports());
  await deps.jobs.work('tidy-personal-data', () => personalData.tidyUp());
  await deps.jobs.schedule('tidy-personal-data', '* * * * *', {});
  await deps.jobs.send(deps.db, 'tidy-personal-data', {});
  await speaking.hearing.wakeUp(true);
  await writing.scoring.wakeUp(true);
  // A run that did not come to the end is followed by another; one that finds nothing costs one read.
  const fillMistakes = () => deps.jobs.send(deps.db, 'fill-mistakes', {});
  await deps.jobs.work('fill-mistakes', async () => {
    if (!(await attempts.fillMistakes())) await fillMistakes();
  });
  await fillMistakes();
  await deps.jobs.work('fill-analysis', () => attempts.fillAnalysis());
  await deps.jobs.send(deps.db, 'fill-analysis', {});
}
