import { defineMessages } from '#i18n/messages.ts';

export const lengthMessages = defineMessages({
  zh: () => import('./length.zh.ts'),
  en: () => import('./length.en.ts'),
});
