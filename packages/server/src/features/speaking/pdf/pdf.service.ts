import { drawInThread } from '#sharing/pdf/draw-in-thread.ts';
import { reportFiles } from '#sharing/report-files.ts';
import type { Reports } from '../reports/reports.service.ts';
import { type PdfKey, pdfsRepo } from '../sittings/pdfs.repo.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import type { SpeakingPdfRequest } from './draw-report.ts';

const drawSpeakingPdf = (request: SpeakingPdfRequest): Promise<Uint8Array> =>
  drawInThread(new URL('./pdf-worker.start.mjs', import.meta.url), request);

/** The report of a sitting as a file. */
export const pdfService = (deps: SpeakingDeps & { reports: Reports }, draw = drawSpeakingPdf) => {
  const files = reportFiles<PdfKey>(deps, {
    store: pdfsRepo,
    send: (tx, key, userId) => deps.jobs.send(tx, 'make-speaking-pdf', { ...key, userId }),
    draw: async ({ record_id, language }, userId) =>
      draw({ view: await deps.reports.getReport(userId, record_id), language }),
  });

  return {
    async ask(userId: number, asked: { record_id: number; language: 'zh' | 'en'; again: boolean }) {
      const { record_id, language, again } = asked;
      await deps.reports.refuseUnscored(userId, record_id);
      return files.ask(userId, { record_id, language }, again);
    },

    /** The job. */
    make: ({ userId, ...key }: PdfKey & { userId: number }): Promise<void> => files.make(key, userId),
  };
};
