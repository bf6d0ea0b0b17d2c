import type { history } from '@ninefold/contract/history';
import type { Handlers } from '#http/handlers.ts';
import type { History } from './history.service.ts';

export const historyRoutes = (service: History): Handlers<typeof history> => ({
  getSearchConfig: ({ userId, input }) => service.getSearchConfig(userId, input),
  getReadingList: ({ userId, input }) => service.getList(userId, 'reading', input),
  getListeningList: ({ userId, input }) => service.getList(userId, 'listening', input),
  getWritingList: ({ userId, input }) => service.getList(userId, 'writing', input),
  getSpeakingList: ({ userId, input }) => service.getList(userId, 'speaking', input),
  getMockList: ({ userId, input }) => service.getList(userId, 'mock_test', input),
});
