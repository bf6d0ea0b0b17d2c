import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './missed.zh.ts';

export const text = {
  title: 'Words you missed',
  keep: 'Save {word} to the notebook',
  kept: '{word} is in the notebook',
  saveAll: 'Save all {count}',
  news: '{count} saved to the notebook',
  failed: 'That was not saved. Please try again later',
} satisfies Sentences<typeof zh>;
