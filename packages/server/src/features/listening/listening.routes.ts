import type { listening } from '@ninefold/contract/listening';
import type { Papers } from '#features/practice/papers/papers.service.ts';
import type { Handlers } from '#http/handlers.ts';

export const listeningRoutes = (papers: Papers): Handlers<typeof listening> => ({
  getJianYaList: ({ userId, input }) => papers.getJianYaList(userId, 'listening', input),
  getJiJingList: ({ userId, input }) => papers.getJiJingList(userId, 'listening', input),
  getSearchList: ({ userId, input }) => papers.getSearchList(userId, 'listening', input),
  getSearchConfig: ({ userId }) => papers.getSearchConfig(userId, 'listening'),
  getPaper: ({ userId, input }) => papers.getPaper(userId, 'listening', input),
});
