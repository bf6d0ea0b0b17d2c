import type { exerciseCompare, writingFeedback } from '@ninefold/contract/writing/feedback';
import type { exercisePapers, topic, writingPapers } from '@ninefold/contract/writing/papers';
import type { exerciseRecords, writingRecords } from '@ninefold/contract/writing/records';
import type { exerciseScoring, writingScoring } from '@ninefold/contract/writing/scoring';
import type { writingSlips } from '@ninefold/contract/writing/slips';
import type { Handlers } from '#http/handlers.ts';
import type { Writing } from './writing.service.ts';

type Exercise = typeof exercisePapers & typeof exerciseRecords & typeof exerciseScoring & typeof exerciseCompare;
type WritingCalls = typeof writingPapers &
  typeof writingRecords &
  typeof writingScoring &
  typeof writingFeedback &
  typeof writingSlips;

export const exerciseRoutes = ({ lists, records, scoring, feedback }: Writing): Handlers<Exercise> => ({
  getEssayPaperInfo: ({ userId, input }) => lists.getPaperInfo(userId, input),
  saveEssayRecordInfo: ({ userId, input }) => records.save(userId, input),
  getEssayRecordInfo: ({ userId, input }) => records.get(userId, input.id),
  getRecordInfo: ({ userId, input }) => records.get(userId, input.id),
  getEssayRecordList: ({ userId, input }) => lists.recordList(userId, 1, input),
  getBigEssayRecordList: ({ userId, input }) => lists.recordList(userId, 2, input),
  essayScoring: ({ userId, input }) => scoring.essayScoring(userId, input),
  getEssayScoringResult: ({ userId, input }) => scoring.getResult(userId, input.record_id),
  getEssayScoreInfo: ({ userId, input }) => scoring.getScoreInfo(userId, input.record_id),
  getScoreInfo: ({ userId, input }) => scoring.getScoreInfo(userId, input.record_id),
  getCompareEssay: ({ userId, input }) => feedback.getCompareEssay(userId, input),
});

export const writingRoutes = ({ lists, records, scoring, feedback, slips }: Writing): Handlers<WritingCalls> => ({
  getSearchConfig: ({ userId, input }) => lists.getSearchConfig(userId, [input.task]),
  getTask1SearchList: ({ userId, input }) => lists.searchList(userId, 1, input),
  getTask2SearchList: ({ userId, input }) => lists.searchList(userId, 2, input),
  getTask1PaperList: ({ userId, input }) => lists.paperList(userId, 1, input),
  getTask2PaperList: ({ userId, input }) => lists.paperList(userId, 2, input),
  getRecordListByPaperId: ({ userId, input }) => lists.getRecordListByPaperId(userId, input),
  getPracticeHelp: ({ userId, input }) => lists.getPracticeHelp(userId, input.paper_id),
  startExam: ({ userId, input }) => records.startExam(userId, input),
  takeOver: ({ userId, input }) => records.takeOver(userId, input),
  handIn: ({ userId, input }) => records.handIn(userId, input.id),
  getConflictList: ({ userId, input }) => records.getConflictList(userId, input.id),
  markFinished: ({ userId, input }) => records.markFinished(userId, input),
  removeRecord: ({ userId, input }) => records.remove(userId, input.id),
  getScoringPrice: ({ userId }) => scoring.getScoringPrice(userId),
  remark: ({ userId, input }) => scoring.remark(userId, input),
  getTopicInfo: ({ userId, input }) => feedback.getTopicInfo(userId, input.record_id),
  getScoreDetail: ({ userId, input }) => feedback.getScoreDetail(userId, input),
  getFeedbackDiff: ({ userId, input }) => feedback.getFeedbackDiff(userId, input.record_id),
  saveChoice: ({ userId, input }) => feedback.saveChoice(userId, input),
  getDisagreementList: ({ input }) => feedback.getDisagreementList(input),
  getErrorKinds: ({ userId, input }) => slips.getErrorKinds(userId, input),
  getErrorList: ({ userId, input }) => slips.getErrorList(userId, input),
});

export const topicRoutes = ({ lists }: Writing): Handlers<typeof topic> => ({
  getSearchConfig: ({ userId, input }) =>
    lists.getSearchConfig(userId, input.module_id === 5 ? [1, 2] : [input.module_id]),
  getList: ({ userId, input }) => lists.getTopicList(userId, input),
});
