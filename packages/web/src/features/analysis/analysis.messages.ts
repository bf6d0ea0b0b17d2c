import { defineMessages } from '#i18n/messages.ts';

export const analysisMessages = defineMessages({
  zh: () => import('./analysis.zh.ts'),
  en: () => import('./analysis.en.ts'),
});
