import { localDay } from '@ninefold/core/time/local-day';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { drawInThread } from '#sharing/pdf/draw-in-thread.ts';
import { reportFiles } from '#sharing/report-files.ts';
import { pictureBytes } from '../pictures/picture-data.ts';
import type { Writing } from '../writing.service.ts';
import type { ReportRequest } from './draw-report.ts';
import { type PdfKey, pdfRepo } from './pdf.repo.ts';
import { removePdfs } from './remove-pdfs.ts';

export type EssayPdfs = ReturnType<typeof pdfService>;

const drawEssayPdf = (request: ReportRequest): Promise<Uint8Array> =>
  drawInThread(new URL('./pdf-worker.start.mjs', import.meta.url), request);

type Uses = Deps & { learners: Pick<Learners, 'timeZoneOf'>; writing: Pick<Writing, 'records' | 'feedback'> };

/** The report of a scored draft as a file. */
export const pdfService = (deps: Uses, draw = drawEssayPdf) => {
  const { records, feedback } = deps.writing;
  const files = reportFiles<PdfKey>(deps, {
    store: pdfRepo,
    send: (tx, key, userId) => deps.jobs.send(tx, 'make-essay-pdf', { ...key, userId }),
    draw: drawn,
    // The files of earlier scorings are let go.
    onReady: (tx, { record_id, scoring_id }, userId) =>
      removePdfs(deps, tx, { id: record_id, user_id: userId }, scoring_id),
  });

  return {
    async ask(userId: number, asked: { record_id: number; language: 'zh' | 'en'; again: boolean }) {
      const { record_id, language, again } = asked;
      const { scoring_id } = await records.find(deps.db, userId, record_id);
      if (scoring_id === null) throw new AppError('attempt_open');
      return files.ask(userId, { record_id, scoring_id, language }, again);
    },

    /** The job. */
    make: ({ userId, ...key }: PdfKey & { userId: number }): Promise<void> => files.make(key, userId),
  };

  async function drawn({ record_id, language }: PdfKey, userId: number): Promise<Uint8Array> {
    const record = await records.find(deps.db, userId, record_id);
    const info = await feedback.practiceInfo(deps.db, record);
    const detail = await feedback.scoreDetail(deps.db, record);
    if (detail.scoreDetail === null) throw new AppError('attempt_open');
    const picture = await pictureBytes(deps.storage, info.paper.subject_url);
    const zone = (await deps.learners.timeZoneOf(deps.db, userId)) ?? deps.settings.DEFAULT_TIME_ZONE;
    return draw({ info, detail, language, day: localDay(deps.now(), zone), picture });
  }
};
