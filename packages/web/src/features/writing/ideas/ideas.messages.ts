import { defineMessages } from '#i18n/messages.ts';

export const ideasMessages = defineMessages({
  zh: () => import('./ideas.zh.ts'),
  en: () => import('./ideas.en.ts'),
});
