import { WritingIdeasPage } from '#features/writing/ideas/WritingIdeasPage.tsx';
import { withWordTools } from './with-word-tools.tsx';

export const WritingIdeasPaperPage = withWordTools(WritingIdeasPage);
