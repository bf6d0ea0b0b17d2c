import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './soon.zh.ts';

export const text = {
  title: '{page}: coming soon',
  wayOn: 'Back to home',
  history: 'Every practice you have done, ready to look at again.',
} as const satisfies Sentences<typeof zh>;
