import { MockListPage } from '#features/mock/list/MockListPage.tsx';
import { mockMessages } from '#features/mock/mock.messages.ts';
import { startLanguage } from '#i18n/language.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';

/** Its words come with its code, as those of the mock itself do. */
export async function openMockList() {
  const language = startLanguage();
  await Promise.all([mockMessages.load(language), skillMessages.load(language)]).catch(() => {});
  return MockListPage;
}
