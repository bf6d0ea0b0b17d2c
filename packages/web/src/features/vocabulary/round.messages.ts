import { defineMessages } from '#i18n/messages.ts';

export const roundMessages = defineMessages({
  zh: () => import('./round.zh.ts'),
  en: () => import('./round.en.ts'),
});
