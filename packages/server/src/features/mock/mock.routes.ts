import type { exam } from '@ninefold/contract/mock';
import type { Handlers } from '#http/handlers.ts';
import type { Mock } from './mock.service.ts';

export const mockRoutes = (service: Mock): Handlers<typeof exam> => ({
  getSimulateExamLastScore: ({ userId }) => service.getSimulateExamLastScore(userId),
  getList: ({ userId }) => service.getList(userId),
  getMock: ({ userId, input }) => service.getMock(userId, input),
  start: ({ userId, input }) => service.start(userId, input),
  getRecord: ({ userId, input }) => service.getRecord(userId, input.record_id),
  beginNext: ({ userId, input }) => service.beginNext(userId, input.record_id),
  beginSpeaking: ({ userId, input }) => service.beginSpeaking(userId, input.record_id),
  submit: ({ userId, input }) => service.submit(userId, input.record_id),
  abandon: ({ userId, input }) => service.abandon(userId, input.record_id),
  exportReportPdf: ({ userId, input }) => service.pdfs.ask(userId, input),
  getResult: ({ userId, input }) => service.getResult(userId, input.record_id),
});
