import { defineMessages } from '#i18n/messages.ts';

export const sessionMessages = defineMessages({
  zh: () => import('./session.zh.ts'),
  en: () => import('./session.en.ts'),
});
