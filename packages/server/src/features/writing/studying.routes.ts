import { ideasRoutes } from './ideas/ideas.routes.ts';
import { exerciseShareRoutes, writingShareRoutes } from './share/share.routes.ts';
import { modelEssayPaperRoutes, studyRoutes } from './study/study.routes.ts';
import type { Studying } from './studying.service.ts';

export const exerciseStudyRoutes = ({ shares, pdfs }: Studying) => exerciseShareRoutes(shares, pdfs);

export const writingStudyRoutes = ({ study, ideas, shares }: Studying) => ({
  ...studyRoutes(study),
  ...ideasRoutes(ideas),
  ...writingShareRoutes(shares),
});

export const modelEssayRoutes = ({ study }: Studying) => modelEssayPaperRoutes(study);
