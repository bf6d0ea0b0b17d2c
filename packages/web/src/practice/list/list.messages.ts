import { defineMessages } from '#i18n/messages.ts';

export const listMessages = defineMessages({
  zh: () => import('./list.zh.ts'),
  en: () => import('./list.en.ts'),
});
