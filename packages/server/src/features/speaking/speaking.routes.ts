import type { speakingReport } from '@ninefold/contract/speaking/scoring';
import type { speakingSharing } from '@ninefold/contract/speaking/sharing';
import type { speakingSitting } from '@ninefold/contract/speaking/sitting';
import type { speakingTopics } from '@ninefold/contract/speaking/topics';
import type { Handlers } from '#http/handlers.ts';
import type { Speaking } from './speaking.service.ts';

type Calls = typeof speakingTopics & typeof speakingSitting & typeof speakingReport & typeof speakingSharing;

export const speakingRoutes = (speaking: Speaking): Handlers<Calls> => {
  const { topics, sittings, answers, reports, corrections, readings, shares, pdfs } = speaking;
  return {
    getOverview: ({ userId }) => topics.getOverview(userId),
    getTopicList: ({ userId, input }) => topics.getTopicList(userId, input),
    getTopic: ({ userId, input }) => topics.getTopic(userId, input),
    start: ({ userId, input }) => sittings.start(userId, input),
    getSitting: ({ userId, input }) => sittings.get(userId, input.record_id),
    enterPart: ({ userId, input }) => sittings.enterPart(userId, input),
    saveNotes: ({ userId, input }) => sittings.saveNotes(userId, input),
    beginAnswer: ({ userId, input }) => answers.begin(userId, input),
    saveAnswer: ({ userId, input, file }) => answers.save(userId, input, file.bytes),
    dropAnswer: ({ userId, input }) => answers.drop(userId, input),
    finish: ({ userId, input }) => sittings.finish(userId, input.record_id),
    getRecordList: ({ userId, input }) => sittings.list(userId, input),
    remove: ({ userId, input }) => sittings.remove(userId, input.record_id),
    getReportPrice: ({ userId }) => reports.getReportPrice(userId),
    requestReport: ({ userId, input }) => reports.requestReport(userId, input.record_id),
    getReportProgress: ({ userId, input }) => reports.getReportProgress(userId, input.record_id),
    getReport: ({ userId, input }) => reports.getReport(userId, input.record_id),
    correctWords: ({ userId, input }) => corrections.correctWords(userId, input),
    readSentence: ({ userId, input, file }) => readings.readSentence(userId, input, file.bytes),
    getReadingList: ({ userId, input }) => readings.getReadingList(userId, input.record_id),
    getShareLink: ({ userId, input }) => shares.getLink(userId, input.record_id),
    createShareLink: ({ userId, input }) => shares.create(userId, input),
    revokeShareLink: ({ userId, input }) => shares.revoke(userId, input.record_id),
    getSharedReport: ({ input }) => shares.getShared(input.encode_id),
    exportReportPdf: ({ userId, input }) => pdfs.ask(userId, input),
  };
};
