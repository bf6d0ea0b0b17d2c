import { defineMessages } from '#i18n/messages.ts';

export const boardMessages = defineMessages({
  zh: () => import('./board.zh.ts'),
  en: () => import('./board.en.ts'),
});
