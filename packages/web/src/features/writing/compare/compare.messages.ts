import { defineMessages } from '#i18n/messages.ts';

export const compareMessages = defineMessages({
  zh: () => import('./compare.zh.ts'),
  en: () => import('./compare.en.ts'),
});
