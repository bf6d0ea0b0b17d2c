import { ideasRoutes } from './ideas/ideas.routes.ts';
import { modelEssayFlowRoutes } from './model-essay/model-essay.routes.ts';
import { segmentedRoutes } from './segmented/segmented.routes.ts';
import { exerciseShareRoutes, writingShareRoutes } from './share/share.routes.ts';
import { modelEssayPaperRoutes, studyRoutes } from './study/study.routes.ts';
import type { Studying } from './studying.service.ts';
import { subjectRoutes } from './subject/subject.routes.ts';

export const exerciseStudyRoutes = ({ shares, pdfs, subjects }: Studying) => ({
  ...exerciseShareRoutes(shares, pdfs),
  ...subjectRoutes(subjects),
});

export const writingStudyRoutes = ({ study, ideas, segmented, shares }: Studying) => ({
  ...studyRoutes(study),
  ...ideasRoutes(ideas),
  ...segmentedRoutes(segmented),
  ...writingShareRoutes(shares),
  // With the link beside the essay, which only the shares know.
  getTopicInfo: ({ userId, input }: { userId: number; input: { record_id: number } }) =>
    shares.getTopicInfo(userId, input.record_id),
});

export const modelEssayRoutes = ({ study, modelEssays }: Studying) => ({
  ...modelEssayPaperRoutes(study),
  ...modelEssayFlowRoutes(modelEssays),
});
