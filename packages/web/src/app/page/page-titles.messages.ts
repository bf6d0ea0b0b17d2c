import { defineMessages } from '#i18n/messages.ts';

export const pageMessages = defineMessages({
  zh: () => import('./page-titles.zh.ts'),
  en: () => import('./page-titles.en.ts'),
});
