import type { admin } from '@ninefold/contract/admin';
import type { Handlers } from '#http/handlers.ts';
import type { Admin } from './admin.service.ts';

export const adminRoutes = (service: Admin): Handlers<typeof admin> => ({
  checkFirstLink: ({ input }) => service.checkFirstLink(input),
  becomeFirstOperator: ({ caller, input }) => service.becomeFirstOperator(caller, input),
  getPeople: ({ input }) => service.getPeople(input),
  getPerson: ({ input }) => service.getPerson(input),
  getLedger: ({ input }) => service.getLedger(input),
  ban: ({ userId, input }) => service.ban(userId, input),
  unban: ({ userId, input }) => service.unban(userId, input),
  endSessions: ({ userId, input }) => service.endSessions(userId, input),
  grantCoins: ({ userId, input }) => service.grantCoins(userId, input),
  grantMembership: ({ userId, input }) => service.grantMembership(userId, input),
  getOrders: ({ input }) => service.getOrders(input),
  refundOrder: ({ userId, input }) => service.refundOrder(userId, input),
  getDeadJobs: () => service.getDeadJobs(),
  getSettings: () => service.getSettings(),
  getHealth: () => service.getHealth(),
  getPacks: () => service.getPacks(),
  setPackState: ({ userId, input }) => service.setPackState(userId, input),
  getLog: ({ input }) => service.getLog(input),
});
