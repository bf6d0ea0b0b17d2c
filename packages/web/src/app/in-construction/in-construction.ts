import type { PageName } from '../routes/page-names.ts';

/**
 * Pages that have their address but not yet their content, and the work that brings it. The page says so openly.
 * This list only ever gets shorter: `in-construction.test.ts` holds it to that.
 */
export const IN_CONSTRUCTION = {
  lesson: 'courses',
  lessonPreview: 'courses',
  writingList: 'writing',
  writingTask1: 'writing',
  writingTask2: 'writing',
  writingFeedback1: 'writing',
  writingFeedback2: 'writing',
  questionReview: 'writing',
  writingIdeas: 'writing',
  segmented: 'writing',
  essay: 'writing',
  evaluation: 'writing',
  modelEssay: 'modelEssays',
  writingSample: 'modelEssays',
  modelEssayResult: 'modelEssays',
  sampleEssay: 'modelEssays',
  trainingList: 'training',
  trainingCollection: 'training',
  listeningEnhance: 'listening',
  history: 'history',
  mockList: 'mock',
  mock: 'mock',
  speaking: 'speaking',
  speakingPractice: 'speaking',
  speakingReport: 'speaking',
  analysis: 'data',
  learningData: 'data',
  words: 'vocabulary',
  wordLearning: 'vocabulary',
  wordReview: 'vocabulary',
  wordBook: 'vocabulary',
} as const satisfies Partial<Record<PageName, string>>;

export type PageInConstruction = keyof typeof IN_CONSTRUCTION;
export type Topic = (typeof IN_CONSTRUCTION)[PageInConstruction];

export function isInConstruction(page: PageName | undefined): page is PageInConstruction {
  return page !== undefined && page in IN_CONSTRUCTION;
}
