import { defineMessages } from '#i18n/messages.ts';

export const personalDataMessages = defineMessages({
  zh: () => import('./personal-data.zh.ts'),
  en: () => import('./personal-data.en.ts'),
});
