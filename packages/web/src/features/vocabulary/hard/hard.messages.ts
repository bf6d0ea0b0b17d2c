import { defineMessages } from '#i18n/messages.ts';

export const hardMessages = defineMessages({
  zh: () => import('./hard.zh.ts'),
  en: () => import('./hard.en.ts'),
});
