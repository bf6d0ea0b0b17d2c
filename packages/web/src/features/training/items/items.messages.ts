import { defineMessages } from '#i18n/messages.ts';

export const itemMessages = defineMessages({
  zh: () => import('./items.zh.ts'),
  en: () => import('./items.en.ts'),
});
