import { defineMessages } from '#i18n/messages.ts';

export const challengeMessages = defineMessages({
  zh: () => import('./challenges.zh.ts'),
  en: () => import('./challenges.en.ts'),
});
