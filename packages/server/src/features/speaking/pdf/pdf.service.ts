import { localDay } from '@ninefold/core/time/local-day';
import { drawInThread } from '#sharing/pdf/draw-in-thread.ts';
import { reportFiles } from '#sharing/report-files.ts';
import { removeFile } from '#storage/files.service.ts';
import type { Reports } from '../reports/reports.service.ts';
import { type PdfKey, pdfsRepo } from '../sittings/pdfs.repo.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import type { SpeakingPdfRequest } from './draw-report.ts';

const drawSpeakingPdf = (request: SpeakingPdfRequest): Promise<Uint8Array> =>
  drawInThread(new URL('./pdf-worker.start.mjs', import.meta.url), request);

/** The report of a sitting as a file; another one when its words were put right since. */
export const pdfService = (deps: SpeakingDeps & { reports: Reports }, draw = drawSpeakingPdf) => {
  const files = reportFiles<PdfKey>(deps, {
    store: pdfsRepo,
    send: (tx, key, userId) => deps.jobs.send(tx, 'make-speaking-pdf', { ...key, userId }),
    async draw({ record_id, language }, userId) {
      const view = await deps.reports.getReport(userId, record_id);
      const zone = (await deps.learners.timeZoneOf(deps.db, userId)) ?? deps.settings.DEFAULT_TIME_ZONE;
      return draw({ view, day: localDay(new Date(view.scored_at * 1000), zone), language });
    },
    async onReady(tx, key, userId) {
      for (const file of await pdfsRepo(tx).dropOlder(key)) await removeFile(deps, tx, userId, file);
    },
  });

  return {
    async ask(userId: number, asked: { record_id: number; language: 'zh' | 'en'; again: boolean }) {
      const { record_id, language, again } = asked;
      const revision = await deps.reports.revisionOf(userId, record_id);
      return files.ask(userId, { record_id, language, revision }, again);
    },

    /** The job. One that was sent before reports had revisions has none. */
    make: ({ userId, revision = '', ...key }: Partial<PdfKey> & Omit<PdfKey, 'revision'> & { userId: number }) =>
      files.make({ ...key, revision }, userId),
  };
};
