import type { exam } from '@ninefold/contract/mock';
import type { Handlers } from '#http/handlers.ts';
import type { Mock } from './mock.service.ts';

export const mockRoutes = (service: Mock): Handlers<typeof exam> => ({
  getSimulateExamLastScore: ({ userId }) => service.getSimulateExamLastScore(userId),
});
