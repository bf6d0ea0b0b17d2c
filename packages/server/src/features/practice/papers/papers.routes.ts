import type { reading } from '@ninefold/contract/reading';
import type { Handlers } from '#http/handlers.ts';
import type { Papers, Skill } from './papers.service.ts';

/** Reading and listening have the same lists. */
export const papersRoutes = (papers: Papers, skill: Skill): Handlers<typeof reading> => ({
  getJianYaList: ({ userId, input }) => papers.getJianYaList(userId, skill, input),
  getJiJingList: ({ userId, input }) => papers.getJiJingList(userId, skill, input),
  getSearchList: ({ userId, input }) => papers.getSearchList(userId, skill, input),
  getSearchConfig: ({ userId }) => papers.getSearchConfig(userId, skill),
  getPaper: ({ userId, input }) => papers.getPaper(userId, skill, input),
});
