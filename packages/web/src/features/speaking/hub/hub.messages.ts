import { defineMessages } from '#i18n/messages.ts';

export const hubMessages = defineMessages({
  zh: () => import('./hub.zh.ts'),
  en: () => import('./hub.en.ts'),
});
