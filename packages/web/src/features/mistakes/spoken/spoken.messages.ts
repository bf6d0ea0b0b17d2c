import { defineMessages } from '#i18n/messages.ts';

/** Words of sentences that are read aloud again. */
export const spokenMessages = defineMessages({
  zh: () => import('./spoken.zh.ts'),
  en: () => import('./spoken.en.ts'),
});
