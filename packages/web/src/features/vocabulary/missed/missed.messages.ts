import { defineMessages } from '#i18n/messages.ts';

export const missedMessages = defineMessages({
  zh: () => import('./missed.zh.ts'),
  en: () => import('./missed.en.ts'),
});
