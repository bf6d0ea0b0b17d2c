import { defineMessages } from '#i18n/messages.ts';

export const supportMessages = defineMessages({
  zh: () => import('./support.zh.ts'),
  en: () => import('./support.en.ts'),
});
