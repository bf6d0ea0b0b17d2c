import type { ParsedInput } from '@ninefold/contract/call';
import type { exerciseCompare, PracticeInfo, ScoreDetail, writingFeedback } from '@ninefold/contract/writing/feedback';
import { NONE } from '@ninefold/core/skills';
import { secondsOf } from '@ninefold/core/time/seconds';
import { betterSentence } from '@ninefold/core/writing/better-sentence';
import { CRITERIA } from '@ninefold/core/writing/error-kinds';
import { gainsOf, modelAbove } from '@ninefold/core/writing/gains';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { EssayRecords, RecordRow } from '../records/records.service.ts';
import { bandsOf, flag, stepOfRow } from '../records/views.ts';
import type { Scoring } from '../scoring/scoring.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { choicesOf, saveChoice } from './choices.ts';
import { disagreementsService } from './disagreements.service.ts';

export type Feedback = ReturnType<typeof feedbackService>;
type In<K extends keyof typeof writingFeedback> = ParsedInput<(typeof writingFeedback)[K]>;
type Compare = ParsedInput<(typeof exerciseCompare)['getCompareEssay']>;

/** Reports: reading them, arguing with them, comparing one draft with another. */
export const feedbackService = (deps: WritingDeps & { records: EssayRecords; scoring: Scoring }) => {
  const { db, records, scoring } = deps;

  return {
    getTopicInfo: async (userId: number, recordId: number): Promise<PracticeInfo> =>
      practiceInfo(db, await records.find(db, userId, recordId)),

    getScoreDetail: async (userId: number, { record_id, paper_id }: In<'getScoreDetail'>): Promise<ScoreDetail> =>
      scoreDetail(db, record_id ? await records.find(db, userId, record_id) : await newestOf(userId, paper_id ?? 0)),

    async getFeedbackDiff(userId: number, recordId: number) {
      const stored = await scoring.reportOf(db, await records.find(db, userId, recordId));
      if (!stored) throw new AppError('attempt_open');
      const { report } = stored;
      if (!report.assessable) return { feedbackDiff: [] };
      return {
        feedbackDiff: report.diffs.map((diff) => ({
          ...diff,
          better: betterSentence(diff, report.upgrades),
          notes: report.corrections
            .filter(({ start, end }) => start >= diff.start && end <= diff.end)
            .map(({ kind, certain, explanation }) => ({ kind, certain, explanation })),
        })),
      };
    },

    saveChoice: (userId: number, input: In<'saveChoice'>) => saveChoice(deps, userId, input),
    getDisagreementList: disagreementsService(deps).list,

    async getCompareEssay(userId: number, { id, with: earlierId }: Compare) {
      const later = await records.find(db, userId, id);
      const drafts = await records.draftsOf(db, userId, later.question);
      const before = drafts.filter((one) => one.id < id);
      const chosen = earlierId ?? (before.findLast(({ score }) => score >= 0) ?? before.at(-1))?.id;
      const earlier = chosen === undefined ? undefined : await records.find(db, userId, chosen);
      if (!earlier || earlier.question !== later.question || earlier.id === later.id)
        throw new AppError('not_found', { fields: ['with'] });
      const first = drafts.find(({ bands }) => bands !== null)?.bands ?? null;
      const [from, to] = [bandsOf(earlier), bandsOf(later)];
      return {
        from: await compared(earlier),
        to: await compared(later),
        movements: (['overall', ...CRITERIA] as const).map((criterion) => ({
          criterion,
          from: from?.[criterion] ?? NONE,
          to: to?.[criterion] ?? NONE,
          first: first?.[criterion] ?? NONE,
        })),
        drafts,
      };
    },

    /** For shared pages and PDFs: whoever asks has checked that this draft may be seen. */
    practiceInfo,
    scoreDetail,
  };

  async function newestOf(userId: number, paperId: number): Promise<RecordRow> {
    const row = await records.newestScored(db, userId, `p${paperId}`);
    if (!row) throw new AppError('not_found', { fields: ['paper_id'] });
    return row;
  }

  async function practiceInfo(at: Db, row: RecordRow): Promise<PracticeInfo> {
    const { paper } = await records.questionOf(at, row);
    const stored = await scoring.reportOf(at, row);
    return {
      title: paper.title,
      problem: paper.content,
      content: row.content,
      text: stored?.report.assessable ? stored.report.text : row.content,
      outline: row.outline,
      encode_id: '',
      paper,
    };
  }

  async function scoreDetail(at: Db, row: RecordRow): Promise<ScoreDetail> {
    const stored = await scoring.reportOf(at, row);
    const report = stored?.report ?? null;
    const { review } = await records.questionOf(at, row);
    const model = report?.assessable ? modelAbove(review?.essays ?? [], report.overall.band) : null;
    return {
      record_id: row.id,
      scoring_id: stored?.id ?? 0,
      paper_id: row.paper_id,
      prompt_id: row.prompt_id ?? 0,
      task: row.task,
      status: row.status,
      step: stepOfRow(row),
      draft: row.draft,
      of_record: row.of_record ?? 0,
      words: row.words,
      duration: row.seconds,
      handed_in_time: secondsOf(row.handed_in_at),
      scoreDetail: report,
      engine: stored?.engine ?? '',
      engine_now: deps.examiner.engine,
      scored_time: secondsOf(stored?.finished_at),
      gains: report?.assessable ? gainsOf(report.criteria) : [],
      modelText: model?.paragraphs.map(({ text }) => text).join('\n\n') ?? '',
      modelBand: model?.band ?? NONE,
      showModelText: flag(model !== null),
      markFinished: flag(row.finished),
      needRemark: flag(stored?.needRemark ?? false),
      needAuth: 1,
      choices: await choicesOf(at, row.id),
      mistakes: await deps.mistakeBook.idsOf(at, row.user_id, 'essay', row.id),
      drafts: await records.draftsOf(at, row.user_id, row.question),
    };
  }

  async function compared(row: RecordRow) {
    const report = (await scoring.reportOf(db, row))?.report ?? null;
    return {
      record_id: row.id,
      draft: row.draft,
      text: report?.assessable ? report.text : row.content,
      words: row.words,
      bands: bandsOf(row),
      report,
      choices: await choicesOf(db, row.id),
      last_time: secondsOf(row.saved_at),
    };
  }
};
