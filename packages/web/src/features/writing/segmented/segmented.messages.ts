import { defineMessages } from '#i18n/messages.ts';

export const segmentedMessages = defineMessages({
  zh: () => import('./segmented.zh.ts'),
  en: () => import('./segmented.en.ts'),
});

/** What a sentence is practised for; others, from newer packs, have no name here. */
export const SKILLS = [
  'paraphrase',
  'thesis',
  'topic-sentence',
  'explain',
  'example',
  'concede',
  'link',
  'conclude',
  'overview',
  'compare',
  'trend',
] as const;
