import type { ParsedInput } from '@ninefold/contract/call';
import type { SpeakingReportView, speakingReport } from '@ninefold/contract/speaking/scoring';
import { correctedWords } from '@ninefold/core/speaking/correct-words';
import { AppError } from '#app-error.ts';
import { hit } from '#db/rate-limit.ts';
import { removeFile } from '#storage/files.service.ts';
import type { Sets } from '../sets/sets.service.ts';
import { type AnswerRow, answersRepo } from '../sittings/answers.repo.ts';
import { askedIn } from '../sittings/asked-in.ts';
import { pdfsRepo } from '../sittings/pdfs.repo.ts';
import type { RecordRow } from '../sittings/records.repo.ts';
import type { Sittings } from '../sittings/sittings.service.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { remake } from './finish.ts';
import type { Reports } from './reports.service.ts';

type Input = ParsedInput<(typeof speakingReport)['correctWords']>;
type Uses = SpeakingDeps & { sets: Sets; sittings: Sittings; reports: Reports };

/** Each is work for the thread that makes everybody's reports. */
const LIMIT = { max: 60, windowSeconds: 3600 };
/** Nobody speaks faster. */
const MOST_WORDS_A_SECOND = 6;

const wrongWords = () => new AppError('invalid_input', { fields: ['words'] });

/** The recogniser mishears: the learner says what was said, and the report is made again of it. */
export const correctionsService = (deps: Uses) => {
  const { db, sittings } = deps;

  return {
    async correctWords(userId: number, { record_id, order, words }: Input): Promise<SpeakingReportView> {
      const record = await sittings.find(db, userId, record_id);
      refuseFixed(record);
      const answer = (await answersRepo(db).assessed([record_id])).find((one) => one.order === order);
      const heard = answer?.assessment?.report.reason === '' ? answer.heard : null;
      if (!answer || !heard) throw new AppError('not_found', { fields: ['order'] });
      if (words.some(({ at }) => at >= heard.words.length)) throw wrongWords();
      // From a page that shows an older report: its places are no longer these.
      if (words.some(({ at, was }) => heard.words[at]?.text !== was))
        throw new AppError('conflict', { fields: ['words'] });
      const next = { ...heard, words: correctedWords(heard.words, words) };
      if (next.words.length > Math.max(heard.words.length, answer.recorded * MOST_WORDS_A_SECOND)) throw wrongWords();
      const { allowed, retryAfter } = await hit(db, { key: `correct-words:${userId}`, ...LIMIT }, deps.now());
      if (!allowed) throw new AppError('too_many_requests', { details: { retry_after: retryAfter } });
      const assessment = await assess(answer, next);
      // So much was taken out that nothing could be said of the answer: it stays as it was.
      if (assessment.report.reason !== '') throw wrongWords();
      await db.transaction(async (tx) => {
        const row = await sittings.lock(tx, userId, record_id);
        refuseFixed(row);
        const now = await answersRepo(tx).find(answer.id);
        // Put right from another page meanwhile: its places are no longer these.
        if (JSON.stringify(now?.heard) !== JSON.stringify(answer.heard))
          throw new AppError('conflict', { fields: ['words'] });
        await answersRepo(tx).change(answer.id, { heard: next, assessment });
        await remake(deps, tx, row);
        for (const file of await pdfsRepo(tx).forget(record_id)) await removeFile(deps, tx, userId, file);
      });
      return deps.reports.getReport(userId, record_id);
    },
  };

  /** Nothing is written before the engine has answered: a breakdown costs nobody their report. */
  async function assess(answer: AnswerRow, heard: NonNullable<AnswerRow['heard']>) {
    const file = answer.recording_id === null ? null : await deps.recordings.bytesOf(answer.recording_id);
    const question = await askedIn(deps, db, answer);
    if (!file || !question) throw new AppError('not_found', { fields: ['recording'] });
    const outcome = await deps.speech.answers.assess({ file: Uint8Array.from(file), question, heard });
    if (!outcome.ok) throw new AppError('busy');
    return outcome.assessment;
  }
};

/** The band of an exam was told to the plan and the mock as well and stays; without a band nothing was paid. */
function refuseFixed({ state, mode, score }: RecordRow): void {
  if (state !== 'scored') throw new AppError('attempt_open');
  if (mode === 'exam' || score < 0) throw new AppError('attempt_closed');
}
