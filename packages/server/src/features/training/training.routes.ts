import type { training } from '@ninefold/contract/training';
import type { Handlers } from '#http/handlers.ts';
import type { TrainingService } from './training.service.ts';

export const trainingRoutes = (service: TrainingService): Handlers<typeof training> => ({
  getConfig: ({ userId, input }) => service.getConfig(userId, input),
  getList: ({ userId, input }) => service.getList(userId, input),
  getCollection: ({ userId, input }) => service.getCollection(userId, input),
  start: ({ userId, input }) => service.start(userId, input),
  startDrill: ({ userId, input }) => service.startDrill(userId, input),
  getDrill: ({ userId, input }) => service.getDrill(userId, input.record_id),
  saveAnswer: ({ userId, input }) => service.saveAnswer(userId, input),
  readAloud: ({ userId, input, file }) => service.readAloud(userId, input, file.bytes),
  getReading: ({ userId, input }) => service.getReading(userId, input.id),
  submit: ({ userId, input }) => service.submit(userId, input),
  getRecordList: ({ userId, input }) => service.getRecordList(userId, input),
});
