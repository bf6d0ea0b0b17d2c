import { defineMessages } from '#i18n/messages.ts';

export const readingMessages = defineMessages({
  zh: () => import('./reading.zh.ts'),
  en: () => import('./reading.en.ts'),
});
