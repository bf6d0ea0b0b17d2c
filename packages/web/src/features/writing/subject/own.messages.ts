import { defineMessages } from '#i18n/messages.ts';

export const ownMessages = defineMessages({
  zh: () => import('./own.zh.ts'),
  en: () => import('./own.en.ts'),
});
