import type { analysis } from '@ninefold/contract/analysis';
import type { Handlers } from '#http/handlers.ts';
import type { Analysis } from './analysis.service.ts';

export const analysisRoutes = (service: Analysis): Handlers<typeof analysis> => ({
  getMarks: ({ userId, input }) => service.getMarks(userId, input),
  getBands: ({ userId }) => service.getBands(userId),
  getCriteria: ({ userId }) => service.getCriteria(userId),
  getSpokenCriteria: ({ userId }) => service.getSpokenCriteria(userId),
  getYear: ({ userId }) => service.getYear(userId),
  getWeek: ({ userId, input }) => service.getWeek(userId, input),
});
