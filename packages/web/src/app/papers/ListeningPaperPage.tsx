import { ListeningPage } from '#features/listening/ListeningPage.tsx';
import { withWordTools } from './with-word-tools.tsx';

export const ListeningPaperPage = withWordTools(ListeningPage);
