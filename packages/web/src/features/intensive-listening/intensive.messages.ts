import { defineMessages } from '#i18n/messages.ts';

export const intensiveMessages = defineMessages({
  zh: () => import('./intensive.zh.ts'),
  en: () => import('./intensive.en.ts'),
});
