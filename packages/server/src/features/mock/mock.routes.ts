import type { exam } from '@ninefold/contract/mock';
import type { House } from '#house.ts';
import type { Handlers } from '#http/handlers.ts';
import { examService } from './mock.service.ts';

export const examRoutes = (house: House): Handlers<typeof exam> => {
  const service = examService(house.db);
  return {
    getSimulateExamLastScore: ({ userId }) => service.getSimulateExamLastScore(userId),
  };
};
