import { defineMessages } from '#i18n/messages.ts';

export const wordsMessages = defineMessages({
  zh: () => import('./words.zh.ts'),
  en: () => import('./words.en.ts'),
});
