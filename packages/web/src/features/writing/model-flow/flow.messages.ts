import { defineMessages } from '#i18n/messages.ts';

export const flowMessages = defineMessages({
  zh: () => import('./flow.zh.ts'),
  en: () => import('./flow.en.ts'),
});
