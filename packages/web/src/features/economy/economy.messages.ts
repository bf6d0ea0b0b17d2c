import { defineMessages } from '#i18n/messages.ts';

export const economyMessages = defineMessages({
  zh: () => import('./economy.zh.ts'),
  en: () => import('./economy.en.ts'),
});
