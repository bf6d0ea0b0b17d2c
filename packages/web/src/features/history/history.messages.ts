import { defineMessages } from '#i18n/messages.ts';

export const historyMessages = defineMessages({
  zh: () => import('./history.zh.ts'),
  en: () => import('./history.en.ts'),
});
