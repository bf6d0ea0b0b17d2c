import { defineMessages } from '#i18n/messages.ts';

/** What is said about handing on a report, whatever skill it is of. */
export const sharingMessages = defineMessages({
  zh: () => import('./sharing.zh.ts'),
  en: () => import('./sharing.en.ts'),
});
