import { defineMessages } from '#i18n/messages.ts';

export const essayStartMessages = defineMessages({
  zh: () => import('./start.zh.ts'),
  en: () => import('./start.en.ts'),
});
