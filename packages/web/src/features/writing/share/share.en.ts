import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './share.zh.ts';

export const text = {
  sentence:
    'Make a link. Whoever has it can read the essay and its report without an account, but not your name or your other work.',

  sharedBy: 'A learner shared this report. You can read it, not change it.',
  tryIt: 'Write one myself',
} as const satisfies Sentences<typeof zh>;
