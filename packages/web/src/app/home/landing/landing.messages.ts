import { defineMessages } from '#i18n/messages.ts';

export const landingMessages = defineMessages({
  zh: () => import('./landing.zh.ts'),
  en: () => import('./landing.en.ts'),
});
