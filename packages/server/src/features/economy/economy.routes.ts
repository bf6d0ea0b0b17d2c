import type { points } from '@ninefold/contract/economy/coins';
import type { studentInvite } from '@ninefold/contract/economy/invite';
import type { task } from '@ninefold/contract/economy/tasks';
import type { Handlers } from '#http/handlers.ts';
import type { Economy } from './economy.service.ts';

export const pointsRoutes = (service: Economy): Handlers<typeof points> => ({
  getInfo: ({ userId }) => service.getInfo(userId),
  getRecordList: ({ userId, input, caller }) => service.getRecordList(userId, input, caller.language),
});

export const taskRoutes = (service: Economy): Handlers<typeof task> => ({
  getWeekSignIn: ({ userId, caller }) => service.getWeekSignIn(userId, caller.language),
  signIn: ({ userId }) => service.signIn(userId),
  getList: ({ userId, caller }) => service.getTaskList(userId, caller.language),
});

export const studentInviteRoutes = (service: Economy): Handlers<typeof studentInvite> => ({
  getInviteInfo: ({ userId, input }) => service.getInviteInfo(userId, input),
});
