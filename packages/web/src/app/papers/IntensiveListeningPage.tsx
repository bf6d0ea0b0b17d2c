import { IntensivePage } from '#features/intensive-listening/IntensivePage.tsx';
import { withWordTools } from './with-word-tools.tsx';

export const IntensiveListeningPage = withWordTools(IntensivePage);
