import { defineMessages } from '#i18n/messages.ts';

export const vipMessages = defineMessages({
  zh: () => import('./vip.zh.ts'),
  en: () => import('./vip.en.ts'),
});
