import { defineMessages } from '#i18n/messages.ts';

export const adminMessages = defineMessages({
  zh: () => import('./admin.zh.ts'),
  en: () => import('./admin.en.ts'),
});
