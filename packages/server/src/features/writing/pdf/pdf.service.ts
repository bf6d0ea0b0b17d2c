import type { PdfState } from '@ninefold/contract/writing/share';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { removeFile, saveMade } from '#storage/files.service.ts';
import { pictureBytes } from '../pictures/picture-data.ts';
import type { Writing } from '../writing.service.ts';
import { drawInThread } from './draw-in-thread.ts';
import { type PdfKey, type PdfRow, pdfRepo } from './pdf.repo.ts';
import { removePdfs } from './remove-pdfs.ts';

export type EssayPdfs = ReturnType<typeof pdfService>;

/** One that has not come after this long will not: the process that made it has died. */
const GIVEN_UP_MS = 60_000;
const MOST_BYTES = 8 * 1024 * 1024;

/** The report of a scored draft as a file: asked for once, made in a job, fetched by its owner from /files. */
export const pdfService = (deps: Deps & { writing: Pick<Writing, 'records' | 'feedback'> }, draw = drawInThread) => {
  const { records, feedback } = deps.writing;

  return {
    /** A press (`again`) makes one anew that failed; who only asks how far it is, is told that it did. */
    async ask(
      userId: number,
      { record_id, language, again }: { record_id: number; language: 'zh' | 'en'; again: boolean },
    ): Promise<PdfState> {
      const record = await records.find(deps.db, userId, record_id);
      if (record.scoring_id === null) throw new AppError('attempt_open');
      const key: PdfKey = { record_id, scoring_id: record.scoring_id, language };
      const now = deps.now();
      return deps.db.transaction(async (tx) => {
        const fresh = await pdfRepo(tx).ask(key, userId, now);
        const row = await pdfRepo(tx).find(key);
        if (!row) throw new Error('a report that was asked for is gone');
        const failed = row.state === 'failed' || isStuck(row, now);
        if (failed && !again) return shown({ ...row, state: 'failed' });
        if (!fresh && !failed) return shown(row);
        if (!fresh) await pdfRepo(tx).change(key, { state: 'making', asked_at: now });
        await deps.jobs.send(tx, 'make-essay-pdf', { ...key, userId });
        return shown({ state: 'making', file: '', size: 0 });
      });
    },

    /** The job. The files of earlier scorings are let go; so is this one, when its draft was thrown away meanwhile. */
    async make({ userId, ...key }: PdfKey & { userId: number }): Promise<void> {
      const row = await pdfRepo(deps.db).find(key);
      if (!row || row.state === 'ready') return;
      try {
        const record = await records.find(deps.db, userId, key.record_id);
        const [info, detail] = [
          await feedback.practiceInfo(deps.db, record),
          await feedback.scoreDetail(deps.db, record),
        ];
        if (detail.scoreDetail === null) throw new AppError('attempt_open');
        const picture = await pictureBytes(deps.storage, info.paper.subject_url);
        const bytes = await draw({
          info,
          detail,
          language: key.language,
          madeAt: deps.now().toISOString(),
          picture,
        });
        if (bytes.byteLength > MOST_BYTES) throw new Error(`the report of draft ${key.record_id} is too large`);
        const file = await saveMade(deps, deps.db, { ownerId: userId, purpose: 'report', bytes });
        await deps.db.transaction(async (tx) => {
          const ready = await pdfRepo(tx).change(key, { state: 'ready', file: file.name, size: file.size });
          if (ready) await removePdfs(deps, tx, record, key.scoring_id);
          else await removeFile(deps, tx, userId, file.name);
        });
      } catch (error) {
        await pdfRepo(deps.db).change(key, { state: 'failed' });
        throw error;
      }
    },
  };
};

const isStuck = ({ state, asked_at }: PdfRow, now: Date): boolean =>
  state === 'making' && now.getTime() - asked_at.getTime() > GIVEN_UP_MS;

const shown = ({ state, file, size }: Pick<PdfRow, 'state' | 'file' | 'size'>): PdfState => ({
  state,
  url: file === '' ? '' : `/files/${file}`,
  size,
});
