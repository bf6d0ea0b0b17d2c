import { defineMessages } from '#i18n/messages.ts';

export const calculatorMessages = defineMessages({
  zh: () => import('./calculator.zh.ts'),
  en: () => import('./calculator.en.ts'),
});
