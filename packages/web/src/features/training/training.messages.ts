import { defineMessages } from '#i18n/messages.ts';

export const trainingMessages = defineMessages({
  zh: () => import('./training.zh.ts'),
  en: () => import('./training.en.ts'),
});
