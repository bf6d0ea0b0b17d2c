import { defineMessages } from '#i18n/messages.ts';

export const profileMessages = defineMessages({
  zh: () => import('./profile.zh.ts'),
  en: () => import('./profile.en.ts'),
});
