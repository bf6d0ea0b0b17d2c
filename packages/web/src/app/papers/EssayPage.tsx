import { EditorPage } from '#features/writing/editor/EditorPage.tsx';
import { withWordTools } from './with-word-tools.tsx';

export const EssayPage = withWordTools(EditorPage);
