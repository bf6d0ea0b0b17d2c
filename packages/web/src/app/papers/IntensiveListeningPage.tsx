import { IntensivePage } from '#features/intensive-listening/IntensivePage.tsx';
import { intensiveMessages } from '#features/intensive-listening/intensive.messages.ts';
import { startLanguage } from '#i18n/language.ts';
import { withWordTools } from './with-word-tools.tsx';

const IntensiveListeningPage = withWordTools(IntensivePage);

/** Its words come with its code: named in the route table they would be part of the first load of every page. */
export async function openIntensiveListening() {
  await intensiveMessages.load(startLanguage()).catch(() => {});
  return IntensiveListeningPage;
}
