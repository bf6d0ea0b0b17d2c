import { defineMessages } from '#i18n/messages.ts';

export const spokenMessages = defineMessages({
  zh: () => import('./spoken.zh.ts'),
  en: () => import('./spoken.en.ts'),
});
