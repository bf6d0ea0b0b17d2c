import { defineMessages } from '#i18n/messages.ts';

export const peopleMessages = defineMessages({
  zh: () => import('./people.zh.ts'),
  en: () => import('./people.en.ts'),
});
