import { defineMessages } from '#i18n/messages.ts';

/** Names of the question types, for lists, reviews and statistics. */
export const typeMessages = defineMessages({
  zh: () => import('./types.zh.ts'),
  en: () => import('./types.en.ts'),
});
