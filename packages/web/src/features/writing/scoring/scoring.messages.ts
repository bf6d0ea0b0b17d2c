import { defineMessages } from '#i18n/messages.ts';

export const scoringMessages = defineMessages({
  zh: () => import('./scoring.zh.ts'),
  en: () => import('./scoring.en.ts'),
});
