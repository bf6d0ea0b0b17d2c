import { ModelEssayPage } from '#features/writing/model-essay/ModelEssayPage.tsx';
import { withWordTools } from './with-word-tools.tsx';

export const ModelEssayPaperPage = withWordTools(ModelEssayPage);
