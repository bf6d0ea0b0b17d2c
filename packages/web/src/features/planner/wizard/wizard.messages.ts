import { defineMessages } from '#i18n/messages.ts';

export const wizardMessages = defineMessages({
  zh: () => import('./wizard.zh.ts'),
  en: () => import('./wizard.en.ts'),
});
