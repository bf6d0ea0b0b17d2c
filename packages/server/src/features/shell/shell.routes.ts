import type { common } from '@ninefold/contract/shell';
import type { Identity } from '#features/identity/identity.service.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Shell } from './shell.service.ts';

export const shellRoutes = (service: Shell, identity: Identity): Handlers<typeof common> => ({
  getMenuList: ({ input, caller }) => service.getMenuList(caller.language, caller.identity?.userId ?? null, input.pid),
  getCountryList: async ({ caller }) => identity.countries(caller.language),
  getSiteInfo: ({ caller }) => service.getSiteInfo(caller.language),
  track: ({ input, userId }) => service.track(userId, input),
  reportError: ({ input, caller }) => service.reportError(caller.ip, caller.identity?.userId ?? null, input),
});
