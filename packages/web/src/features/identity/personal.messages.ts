import { defineMessages } from '#i18n/messages.ts';

export const personalMessages = defineMessages({
  zh: () => import('./personal.zh.ts'),
  en: () => import('./personal.en.ts'),
});
