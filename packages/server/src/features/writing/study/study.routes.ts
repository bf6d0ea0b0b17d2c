import type { modelEssayPapers } from '@ninefold/contract/writing/model-essay';
import type { writingStudy } from '@ninefold/contract/writing/study';
import type { Handlers } from '#http/handlers.ts';
import type { Study } from './study.service.ts';

export const studyRoutes = (service: Study): Handlers<typeof writingStudy> => ({
  getQuestionReview: ({ userId, input }) => service.getQuestionReview(userId, input.id),
});

export const modelEssayPaperRoutes = (service: Study): Handlers<typeof modelEssayPapers> => ({
  getPaperInfo: ({ userId, input }) => service.getPaperInfo(userId, input.id),
  getGuideMeta: ({ userId, input }) => service.getGuideMeta(userId, input.paper_id),
});
