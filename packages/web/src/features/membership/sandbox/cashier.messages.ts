import { defineMessages } from '#i18n/messages.ts';

export const cashierMessages = defineMessages({
  zh: () => import('./cashier.zh.ts'),
  en: () => import('./cashier.en.ts'),
});
