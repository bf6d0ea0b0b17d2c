import { defineMessages } from '#i18n/messages.ts';

export const sittingMessages = defineMessages({
  zh: () => import('./sitting.zh.ts'),
  en: () => import('./sitting.en.ts'),
});
