import { defineMessages } from '#i18n/messages.ts';

export const practiceMessages = defineMessages({
  zh: () => import('./practice.zh.ts'),
  en: () => import('./practice.en.ts'),
});
