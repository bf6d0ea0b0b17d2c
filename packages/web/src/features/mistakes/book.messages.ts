import { defineMessages } from '#i18n/messages.ts';

/** What only the book and its files say: whoever practises does not download it. */
export const bookMessages = defineMessages({
  zh: () => import('./book.zh.ts'),
  en: () => import('./book.en.ts'),
});
