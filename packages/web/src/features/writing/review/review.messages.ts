import { defineMessages } from '#i18n/messages.ts';

export const reviewMessages = defineMessages({
  zh: () => import('./review.zh.ts'),
  en: () => import('./review.en.ts'),
});
