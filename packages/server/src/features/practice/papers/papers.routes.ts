import type { reading } from '@ninefold/contract/reading';
import type { Handlers } from '#http/handlers.ts';
import type { Library, Skill } from './papers.service.ts';

/** Reading and listening have the same lists. */
export const papersRoutes = (library: Library, skill: Skill): Handlers<typeof reading> => ({
  getJianYaList: ({ userId, input }) => library.getJianYaList(userId, skill, input),
  getJiJingList: ({ userId, input }) => library.getJiJingList(userId, skill, input),
  getSearchList: ({ userId, input }) => library.getSearchList(userId, skill, input),
  getSearchConfig: ({ userId }) => library.getSearchConfig(userId, skill),
  getPaper: ({ userId, input }) => library.getPaper(userId, skill, input),
});
