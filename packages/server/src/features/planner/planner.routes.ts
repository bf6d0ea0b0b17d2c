import type { plan, studentPlan } from '@ninefold/contract/planner';
import type { Handlers } from '#http/handlers.ts';
import type { Planner } from './planner.service.ts';

export const studentPlanRoutes = (service: Planner): Handlers<typeof studentPlan> => ({
  updateLearningPlan: ({ userId, input, caller }) => service.updateLearningPlan(userId, input, caller.language),
  getPlanPoster: ({ userId, input, caller }) => service.getPlanPoster(userId, input, caller.language),
});

export const planRoutes = (service: Planner): Handlers<typeof plan> => ({
  getToday: ({ userId }) => service.getToday(userId),
  getDays: ({ userId, input: { after, limit } }) => service.getDays(userId, { ...(after && { after }), limit }),
  getLastRecords: ({ userId }) => service.getLastRecords(userId),
});
