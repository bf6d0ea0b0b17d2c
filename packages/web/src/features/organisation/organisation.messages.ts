import { defineMessages } from '#i18n/messages.ts';

export const organisationMessages = defineMessages({
  zh: () => import('./organisation.zh.ts'),
  en: () => import('./organisation.en.ts'),
});
