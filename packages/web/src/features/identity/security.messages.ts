import { defineMessages } from '#i18n/messages.ts';

export const securityMessages = defineMessages({
  zh: () => import('./security.zh.ts'),
  en: () => import('./security.en.ts'),
});
