import { defineMessages } from '#i18n/messages.ts';

export const courseMessages = defineMessages({
  zh: () => import('./courses.zh.ts'),
  en: () => import('./courses.en.ts'),
});
