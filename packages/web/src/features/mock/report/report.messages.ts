import { defineMessages } from '#i18n/messages.ts';

export const reportMessages = defineMessages({
  zh: () => import('./report.zh.ts'),
  en: () => import('./report.en.ts'),
});
