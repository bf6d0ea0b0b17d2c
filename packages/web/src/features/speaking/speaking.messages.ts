import { defineMessages } from '#i18n/messages.ts';

export const speakingMessages = defineMessages({
  zh: () => import('./speaking.zh.ts'),
  en: () => import('./speaking.en.ts'),
});
