import type { admin } from '@ninefold/contract/admin';
import type { Handlers } from '#http/handlers.ts';
import type { Admin } from './admin.service.ts';

export const adminRoutes = (service: Admin): Handlers<typeof admin> => ({
  checkOperatorLink: ({ input }) => service.checkOperatorLink(input),
  becomeOperator: ({ caller, input }) => service.becomeOperator(caller, input),
  makeOperatorLink: ({ userId, caller, input }) => service.makeOperatorLink(userId, caller, input),
  closeOperator: ({ userId, caller, input }) => service.closeOperator(userId, caller, input),
  getPeople: ({ input }) => service.getPeople(input),
  exportPeople: ({ userId, input }) => service.exportPeople(userId, input),
  getPerson: ({ input }) => service.getPerson(input),
  getLedger: ({ input }) => service.getLedger(input),
  ban: ({ userId, input }) => service.ban(userId, input),
  unban: ({ userId, input }) => service.unban(userId, input),
  endSessions: ({ userId, input }) => service.endSessions(userId, input),
  resetSecondFactor: ({ userId, caller, input }) => service.resetSecondFactor(userId, caller, input),
  grantCoins: ({ userId, input }) => service.grantCoins(userId, input),
  grantMembership: ({ userId, input }) => service.grantMembership(userId, input),
  getOrders: ({ input }) => service.getOrders(input),
  refundOrder: ({ userId, input }) => service.refundOrder(userId, input),
  takeBackAnswer: ({ userId, caller, input }) => service.takeBackAnswer(userId, caller, input),
  getDeadJobs: () => service.getDeadJobs(),
  retryJob: ({ userId, input }) => service.retryJob(userId, input),
  getSettings: () => service.getSettings(),
  getHealth: () => service.getHealth(),
  getPacks: () => service.getPacks(),
  importPack: ({ userId, input, file }) => service.importPack(userId, input, file.bytes),
  setPackState: ({ userId, input }) => service.setPackState(userId, input),
  getLog: ({ input }) => service.getLog(input),
});
