import { defineMessages } from '#i18n/messages.ts';

export const lookUpMessages = defineMessages({
  zh: () => import('./look-up.zh.ts'),
  en: () => import('./look-up.en.ts'),
});
