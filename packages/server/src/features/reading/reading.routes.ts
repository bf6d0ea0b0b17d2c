import type { reading } from '@ninefold/contract/reading';
import type { Papers } from '#features/practice/papers/papers.service.ts';
import type { Handlers } from '#http/handlers.ts';

export const readingRoutes = (papers: Papers): Handlers<typeof reading> => ({
  getJianYaList: ({ userId, input }) => papers.getJianYaList(userId, 'reading', input),
  getJiJingList: ({ userId, input }) => papers.getJiJingList(userId, 'reading', input),
  getSearchList: ({ userId, input }) => papers.getSearchList(userId, 'reading', input),
  getSearchConfig: ({ userId }) => papers.getSearchConfig(userId, 'reading'),
  getPaper: ({ userId, input }) => papers.getPaper(userId, 'reading', input),
});
