import type { reading } from '@ninefold/contract/reading';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';

const notYet = async (): Promise<never> => {
  throw new AppError('not_found');
};

/** The contract is agreed; the calls come with the next commits. */
export const libraryRoutes = (): Handlers<typeof reading> => ({
  getJianYaList: notYet,
  getJiJingList: notYet,
  getSearchList: notYet,
  getSearchConfig: notYet,
  getPaper: notYet,
});
