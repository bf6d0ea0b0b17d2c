import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './review.zh.ts';

export const text = {
  title: 'Question review',
  asks: 'What it asks you to do',
  keywords: 'Words that decide it',
  traps: 'Where answers go wrong',
  features: 'What a reader must find',
  featuresFirst: 'Look at the figure and find the {count} most important points yourself, then compare.',
  showFeatures: 'I have mine, compare',
  optional: 'may be left out',
  outline: 'One way to write it',
  models: 'Model essays',
  modelsSentence:
    '{count, plural, one {# essay} other {# essays at different bands}}, the highest of {words} words, each with its reasons.',
  readModels: 'Read and compare them',
  records: 'What you have written',
  noRecords: 'Nothing yet. Once the question is clear, write a first draft.',
  draft: 'Draft {n}',
  draftMeta: '{date} · {words, plural, one {# word} other {# words}}',
  unscored: 'not scored',
  ways: 'Other ways to practise',
  toIdeas: 'Find ideas, make a plan',
  toSegmented: 'Write it sentence by sentence',
  next: 'Next question',
  nextFound: 'Next for “{search}”',
} as const satisfies Sentences<typeof zh>;
