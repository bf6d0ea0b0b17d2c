import type { attempt } from '@ninefold/contract/practice/attempt';
import type { Handlers } from '#http/handlers.ts';
import type { Attempts } from './attempts.service.ts';

export const attemptsRoutes = (service: Attempts): Handlers<typeof attempt> => ({
  start: ({ userId, input }) => service.start(userId, input),
  getAttempt: ({ userId, input }) => service.getAttempt(userId, input.attempt_id),
  save: ({ userId, input }) => service.save(userId, input),
  takeOver: ({ userId, input }) => service.takeOver(userId, input),
  checkOne: ({ userId, input }) => service.checkOne(userId, input),
  submit: ({ userId, input }) => service.submit(userId, input),
  discard: ({ userId, input }) => service.discard(userId, input.attempt_id),
  getResult: ({ userId, input }) => service.getResult(userId, input.attempt_id),
  challengeMark: ({ userId, input }) => service.challengeMark(userId, input),
  getRecordList: ({ userId, input }) => service.getRecordList(userId, input),
  getChallengeList: ({ input }) => service.getChallengeList(input),
  getChallengeEffect: ({ input }) => service.getChallengeEffect(input),
  getAddedAnswerList: ({ input }) => service.getAddedAnswerList(input),
  settleChallenge: ({ userId, input }) => service.settleChallenge(userId, input),
});
