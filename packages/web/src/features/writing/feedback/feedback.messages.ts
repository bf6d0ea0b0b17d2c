import { defineMessages } from '#i18n/messages.ts';

export const feedbackMessages = defineMessages({
  zh: () => import('./feedback.zh.ts'),
  en: () => import('./feedback.en.ts'),
});
