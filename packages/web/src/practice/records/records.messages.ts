import { defineMessages } from '#i18n/messages.ts';

export const recordsMessages = defineMessages({
  zh: () => import('./records.zh.ts'),
  en: () => import('./records.en.ts'),
});
