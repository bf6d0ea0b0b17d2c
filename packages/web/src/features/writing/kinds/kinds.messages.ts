import { defineMessages } from '#i18n/messages.ts';

export const kindMessages = defineMessages({
  zh: () => import('./kinds.zh.ts'),
  en: () => import('./kinds.en.ts'),
});
