import { defineMessages } from '#i18n/messages.ts';

export const modelMessages = defineMessages({
  zh: () => import('./model.zh.ts'),
  en: () => import('./model.en.ts'),
});
