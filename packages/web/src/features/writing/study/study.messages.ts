import { defineMessages } from '#i18n/messages.ts';

export const studyMessages = defineMessages({
  zh: () => import('./study.zh.ts'),
  en: () => import('./study.en.ts'),
});
