import { defineMessages } from '#i18n/messages.ts';

export const shareMessages = defineMessages({
  zh: () => import('./share.zh.ts'),
  en: () => import('./share.en.ts'),
});
