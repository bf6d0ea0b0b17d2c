import type { organisation } from '@ninefold/contract/organisation';
import type { Handlers } from '#http/handlers.ts';
import type { Organisation } from './organisation.service.ts';

export const organisationRoutes = (service: Organisation): Handlers<typeof organisation> => ({
  getHome: ({ userId, caller }) => service.getHome(userId, caller.orgId),
  getNoticeList: ({ userId, input: { before, limit } }) =>
    service.getNoticeList(userId, { ...(before && { before }), limit }),
  saveNotice: ({ input }) => service.saveNotice(input),
  removeNotice: ({ input }) => service.removeNotice(input.id),
});
