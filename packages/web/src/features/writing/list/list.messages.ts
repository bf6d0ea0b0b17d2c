import { defineMessages } from '#i18n/messages.ts';

export const writingListMessages = defineMessages({
  zh: () => import('./list.zh.ts'),
  en: () => import('./list.en.ts'),
});
