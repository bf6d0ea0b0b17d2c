import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './length.zh.ts';

export const text = {
  written: 'You have written {count} words.',
  tooShort: 'You have written {count} words, {missing} to go. Under {least} words costs marks for the task.',
} as const satisfies Sentences<typeof zh>;
