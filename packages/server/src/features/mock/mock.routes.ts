import type { exam } from '@ninefold/contract/mock';
import type { Deps } from '#deps.ts';
import type { Handlers } from '#http/handlers.ts';
import { mockService } from './mock.service.ts';

export const mockRoutes = (deps: Deps): Handlers<typeof exam> => {
  const service = mockService(deps.db);
  return {
    getSimulateExamLastScore: ({ userId }) => service.getSimulateExamLastScore(userId),
  };
};
