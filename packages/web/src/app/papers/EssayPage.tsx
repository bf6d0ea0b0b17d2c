import { EditorPage } from '#features/writing/essay-page/EditorPage.tsx';
import { withWordTools } from './with-word-tools.tsx';

export const EssayPage = withWordTools(EditorPage);
