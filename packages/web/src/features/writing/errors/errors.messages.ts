import { defineMessages } from '#i18n/messages.ts';

export const errorsMessages = defineMessages({
  zh: () => import('./errors.zh.ts'),
  en: () => import('./errors.en.ts'),
});
