import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './guest-reminder.zh.ts';

export const text = {
  title: 'You are practising as a guest',
  sentence:
    'Guest mode does not keep your practice. After logging in you will be back on this page with what you have just written.',
  goOn: 'Keep practising',
  logIn: 'Log in',
} as const satisfies Sentences<typeof zh>;
