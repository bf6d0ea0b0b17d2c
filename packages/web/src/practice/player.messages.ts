import { defineMessages } from '#i18n/messages.ts';

export const playerMessages = defineMessages({
  zh: () => import('./player.zh.ts'),
  en: () => import('./player.en.ts'),
});
