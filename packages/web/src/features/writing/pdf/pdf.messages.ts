import { defineMessages } from '#i18n/messages.ts';

export const pdfMessages = defineMessages({
  zh: () => import('./pdf.zh.ts'),
  en: () => import('./pdf.en.ts'),
});
