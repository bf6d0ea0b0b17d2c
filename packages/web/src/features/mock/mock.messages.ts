import { defineMessages } from '#i18n/messages.ts';

export const mockMessages = defineMessages({
  zh: () => import('./mock.zh.ts'),
  en: () => import('./mock.en.ts'),
});
