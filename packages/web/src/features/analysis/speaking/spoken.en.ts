import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './spoken.zh.ts';

export const text = {
  lead: '{count, plural, one {# scored sitting} other {# scored sittings}} of speaking.',
  leadLast: 'Your last {count} scored sittings of speaking.',
  fc: 'Fluency and coherence',
  lr: 'Vocabulary',
  gra: 'Grammar',
  p: 'Pronunciation',
  note: '{count, plural, one {Your last sitting, against the one before.} other {Average of the last #, against the # before.}}',
  alone: 'Only one so far. Speak once more to compare.',
  sentence: 'Average bands of the four speaking criteria.',
  empty: 'No scored speaking yet',
  first: 'Finish a speaking practice and ask for its report to get your first estimate.',
  doSpeaking: 'Practise speaking',
  lossTitle: 'Still open from speaking',
  lossSentence: 'What speaking reports found and is still open, by kind.',
  lossNone: 'Nothing from a speaking report is open, or there is no report yet.',
  kind_grammar: 'Grammar',
  kind_word_choice: 'Word choice',
  kind_sound: 'Words that were not clear',
  kind_fluency: 'Pauses and fillers',
  kind_other: 'Other',
  toMistakes: 'Open the mistakes',
} as const satisfies Sentences<typeof zh>;
