import type { modelEssayFlow } from '@ninefold/contract/writing/model-essay';
import type { Handlers } from '#http/handlers.ts';
import type { ModelEssays } from './model-essay.service.ts';

export const modelEssayFlowRoutes = (service: ModelEssays): Handlers<typeof modelEssayFlow> => ({
  checkSubject: ({ userId, input, caller }) => service.checkSubject(userId, input.subject, caller.language),
  checkAuth: ({ userId, input }) => service.checkAuth(userId, input.paper_id),
  getRecord: ({ userId, input }) => service.getRecord(userId, input.id),
  saveRecord: ({ userId, input, caller }) => service.saveRecord(userId, input, caller.language),
});
