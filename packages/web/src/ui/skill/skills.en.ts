import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './skills.zh.ts';

export const text = {
  listening: 'Listening',
  reading: 'Reading',
  writing: 'Writing',
  speaking: 'Speaking',
  overall: 'Overall',
} as const satisfies Sentences<typeof zh>;
