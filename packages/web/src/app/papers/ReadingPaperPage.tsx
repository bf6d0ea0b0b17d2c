import { ReadingPage } from '#features/reading/ReadingPage.tsx';
import { withWordTools } from './with-word-tools.tsx';

export const ReadingPaperPage = withWordTools(ReadingPage);
