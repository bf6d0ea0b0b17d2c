import type { MockReport } from '@ninefold/contract/mock/report';
import { scoresIn } from '@ninefold/core/score-fields';
import { forEverySkill, NONE } from '@ninefold/core/skills';
import { localDay } from '@ninefold/core/time/local-day';
import { drawInThread } from '#sharing/pdf/draw-in-thread.ts';
import { reportFiles } from '#sharing/report-files.ts';
import { removeFile } from '#storage/files.service.ts';
import type { MockDeps } from '../mock-deps.ts';
import type { MockPdfRequest } from './draw-report.ts';
import { type PdfKey, pdfsRepo } from './pdfs.repo.ts';

const drawMockPdf = (request: MockPdfRequest): Promise<Uint8Array> =>
  drawInThread(new URL('./pdf-worker.start.mjs', import.meta.url), request);

type Uses = MockDeps & {
  /** Refuses a mock that is not this learner's, or is still being sat. */
  reportOf: (userId: number, recordId: number) => Promise<MockReport>;
};

/** The report of a mock as a file; one anew when a band has arrived since. */
export const pdfService = (deps: Uses, draw = drawMockPdf) => {
  const files = reportFiles<PdfKey>(deps, {
    store: pdfsRepo,
    send: (tx, key, userId) => deps.jobs.send(tx, 'make-mock-pdf', { ...key, userId }),
    async draw({ record_id, language }, userId) {
      const goals = await deps.goals.find(deps.db, userId);
      const targets = goals ? scoresIn('target_score', goals) : forEverySkill(() => NONE);
      const report = await deps.reportOf(userId, record_id);
      const day = localDay(new Date(report.ended_at * 1000), goals?.time_zone ?? deps.settings.DEFAULT_TIME_ZONE);
      return draw({ report, targets, day, language });
    },
    async onReady(tx, key, userId) {
      for (const file of await pdfsRepo(tx).dropOlder(key)) await removeFile(deps, tx, userId, file);
    },
  });

  return {
    async ask(userId: number, asked: { record_id: number; language: 'zh' | 'en'; again: boolean }) {
      const { record_id, language, again } = asked;
      const shows = whatItShows(await deps.reportOf(userId, record_id));
      return files.ask(userId, { record_id, language, shows }, again);
    },

    /** The job. */
    make: ({ userId, ...key }: PdfKey & { userId: number }): Promise<void> => files.make(key, userId),
  };
};

/** Everything in a report that may still change. */
const whatItShows = ({ scores, listening, reading, writing, speaking }: MockReport): string =>
  [
    ...Object.values(scores),
    listening?.right,
    reading?.right,
    writing.state,
    ...writing.tasks.map(({ state }) => state),
    speaking.state,
  ].join(' ');
