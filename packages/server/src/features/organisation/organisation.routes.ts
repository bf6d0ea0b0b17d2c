import type { organisation } from '@ninefold/contract/organisation';
import type { Deps } from '#deps.ts';
import type { Handlers } from '#http/handlers.ts';
import { organisationService } from './organisation.service.ts';

export const organisationRoutes = (deps: Deps): Handlers<typeof organisation> => {
  const service = organisationService(deps);
  return {
    getHome: ({ userId, caller }) => service.getHome(userId, caller.orgId),
    getNoticeList: ({ userId, input: { before, limit } }) =>
      service.getNoticeList(userId, { ...(before && { before }), limit }),
    saveNotice: ({ input }) => service.saveNotice(input),
    removeNotice: ({ input }) => service.removeNotice(input.id),
  };
};
