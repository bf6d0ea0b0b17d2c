import { defineMessages } from '#i18n/messages.ts';

export const mistakesMessages = defineMessages({
  zh: () => import('./mistakes.zh.ts'),
  en: () => import('./mistakes.en.ts'),
});
