import type { plan, studentPlan } from '@ninefold/contract/planner';
import type { Deps } from '#deps.ts';
import type { Handlers } from '#http/handlers.ts';
import { plannerService } from './planner.service.ts';

export const studentPlanRoutes = (deps: Deps): Handlers<typeof studentPlan> => {
  const service = plannerService(deps);
  return {
    updateLearningPlan: ({ userId, input, caller }) => service.updateLearningPlan(userId, input, caller.language),
    getPlanPoster: ({ userId, input, caller }) => service.getPlanPoster(userId, input, caller.language),
  };
};

export const planRoutes = (deps: Deps): Handlers<typeof plan> => {
  const service = plannerService(deps);
  return {
    getToday: ({ userId }) => service.getToday(userId),
    getDays: ({ userId, input: { after, limit } }) => service.getDays(userId, { ...(after && { after }), limit }),
    getLastRecords: ({ userId }) => service.getLastRecords(userId),
  };
};
