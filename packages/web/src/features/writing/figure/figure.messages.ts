import { defineMessages } from '#i18n/messages.ts';

export const figureMessages = defineMessages({
  zh: () => import('./figure.zh.ts'),
  en: () => import('./figure.en.ts'),
});
