import type { attempt } from '@ninefold/contract/attempt';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';

const notYet = async (): Promise<never> => {
  throw new AppError('not_found');
};

/** The contract is agreed; the calls come with the next commits. */
export const attemptsRoutes = (): Handlers<typeof attempt> => ({
  start: notYet,
  getAttempt: notYet,
  save: notYet,
  takeOver: notYet,
  checkOne: notYet,
  submit: notYet,
  discard: notYet,
  getResult: notYet,
  challengeMark: notYet,
  getRecordList: notYet,
  getChallengeList: notYet,
  settleChallenge: notYet,
});
