import type { writingIdeas } from '@ninefold/contract/writing/ideas';
import type { Handlers } from '#http/handlers.ts';
import type { WritingIdeas } from './ideas.service.ts';

export const ideasRoutes = (service: WritingIdeas): Handlers<typeof writingIdeas> => ({
  getIdeas: ({ userId, input }) => service.getIdeas(userId, input.id),
  saveIdeas: ({ userId, input }) => service.saveIdeas(userId, input),
});
