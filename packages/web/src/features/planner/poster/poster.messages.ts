import { defineMessages } from '#i18n/messages.ts';

export const posterMessages = defineMessages({
  zh: () => import('./poster.zh.ts'),
  en: () => import('./poster.en.ts'),
});
