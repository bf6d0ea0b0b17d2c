import { defineMessages } from '#i18n/messages.ts';

export const listeningMessages = defineMessages({
  zh: () => import('./listening.zh.ts'),
  en: () => import('./listening.en.ts'),
});
