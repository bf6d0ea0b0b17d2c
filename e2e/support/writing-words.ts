import { text as compareEn } from '../../packages/web/src/features/writing/compare/compare.en.ts';
import { text as compareZh } from '../../packages/web/src/features/writing/compare/compare.zh.ts';
import { text as essayEditorEn } from '../../packages/web/src/features/writing/editor/editor.en.ts';
import { text as essayEditorZh } from '../../packages/web/src/features/writing/editor/editor.zh.ts';
import { text as essayErrorsEn } from '../../packages/web/src/features/writing/errors/errors.en.ts';
import { text as essayErrorsZh } from '../../packages/web/src/features/writing/errors/errors.zh.ts';
import { text as essayFeedbackEn } from '../../packages/web/src/features/writing/feedback/feedback.en.ts';
import { text as essayFeedbackZh } from '../../packages/web/src/features/writing/feedback/feedback.zh.ts';
import { text as ideasEn } from '../../packages/web/src/features/writing/ideas/ideas.en.ts';
import { text as ideasZh } from '../../packages/web/src/features/writing/ideas/ideas.zh.ts';
import { text as essayListEn } from '../../packages/web/src/features/writing/list/list.en.ts';
import { text as essayListZh } from '../../packages/web/src/features/writing/list/list.zh.ts';
import { text as modelTextEn } from '../../packages/web/src/features/writing/model-essay/model.en.ts';
import { text as modelTextZh } from '../../packages/web/src/features/writing/model-essay/model.zh.ts';
import { text as flowEn } from '../../packages/web/src/features/writing/model-flow/flow.en.ts';
import { text as flowZh } from '../../packages/web/src/features/writing/model-flow/flow.zh.ts';
import { text as questionReviewEn } from '../../packages/web/src/features/writing/review/review.en.ts';
import { text as questionReviewZh } from '../../packages/web/src/features/writing/review/review.zh.ts';
import { text as essayScoringEn } from '../../packages/web/src/features/writing/scoring/scoring.en.ts';
import { text as essayScoringZh } from '../../packages/web/src/features/writing/scoring/scoring.zh.ts';
import { text as segmentedEn } from '../../packages/web/src/features/writing/segmented/segmented.en.ts';
import { text as segmentedZh } from '../../packages/web/src/features/writing/segmented/segmented.zh.ts';
import { text as essayStartEn } from '../../packages/web/src/features/writing/start/start.en.ts';
import { text as essayStartZh } from '../../packages/web/src/features/writing/start/start.zh.ts';
import { text as studyEn } from '../../packages/web/src/features/writing/study/study.en.ts';
import { text as studyZh } from '../../packages/web/src/features/writing/study/study.zh.ts';
import { text as ownQuestionEn } from '../../packages/web/src/features/writing/subject/own.en.ts';
import { text as ownQuestionZh } from '../../packages/web/src/features/writing/subject/own.zh.ts';

/** What the pages of writing say. */
export const WRITING_WORDS = {
  zh: {
    essayCompare: compareZh,
    essayEditor: essayEditorZh,
    essayErrors: essayErrorsZh,
    essayFeedback: essayFeedbackZh,
    ideas: ideasZh,
    essayList: essayListZh,
    modelText: modelTextZh,
    flow: flowZh,
    questionReview: questionReviewZh,
    essayScoring: essayScoringZh,
    segmented: segmentedZh,
    essayStart: essayStartZh,
    study: studyZh,
    ownQuestion: ownQuestionZh,
  },
  en: {
    essayCompare: compareEn,
    essayEditor: essayEditorEn,
    essayErrors: essayErrorsEn,
    essayFeedback: essayFeedbackEn,
    ideas: ideasEn,
    essayList: essayListEn,
    modelText: modelTextEn,
    flow: flowEn,
    questionReview: questionReviewEn,
    essayScoring: essayScoringEn,
    segmented: segmentedEn,
    essayStart: essayStartEn,
    study: studyEn,
    ownQuestion: ownQuestionEn,
  },
} as const;
