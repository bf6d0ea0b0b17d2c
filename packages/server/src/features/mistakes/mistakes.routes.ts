import type { mistakes } from '@ninefold/contract/mistakes';
import type { Handlers } from '#http/handlers.ts';
import type { Mistakes } from './mistakes.service.ts';

export const mistakesRoutes = (service: Mistakes): Handlers<typeof mistakes> => ({
  getToday: ({ userId, input }) => service.getToday(userId, input),
  getDue: ({ userId }) => service.getDue(userId),
  getSummary: ({ userId }) => service.getSummary(userId),
  getList: ({ userId, input }) => service.getList(userId, input),
  getInfo: ({ userId, input }) => service.getInfo(userId, input.id),
  answer: ({ userId, input }) => service.answer(userId, input),
  remove: ({ userId, input }) => service.remove(userId, input.ids),
  putBack: ({ userId, input }) => service.putBack(userId, input.ids),
});
