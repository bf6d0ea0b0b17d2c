import type { points } from '@ninefold/contract/economy/coins';
import type { task } from '@ninefold/contract/economy/tasks';
import type { Deps } from '#deps.ts';
import type { Handlers } from '#http/handlers.ts';
import { economyService } from './economy.service.ts';

export const pointsRoutes = (deps: Deps): Handlers<typeof points> => {
  const service = economyService(deps);
  return {
    getInfo: ({ userId }) => service.getInfo(userId),
    getRecordList: ({ userId, input, caller }) => service.getRecordList(userId, input, caller.language),
  };
};

export const taskRoutes = (deps: Deps): Handlers<typeof task> => {
  const service = economyService(deps);
  return {
    getWeekSignIn: ({ userId, caller }) => service.getWeekSignIn(userId, caller.language),
    signIn: ({ userId }) => service.signIn(userId),
    getList: ({ userId, caller }) => service.getTaskList(userId, caller.language),
  };
};
