import { defineMessages } from '#i18n/messages.ts';

export const inviteMessages = defineMessages({
  zh: () => import('./invite.zh.ts'),
  en: () => import('./invite.en.ts'),
});
