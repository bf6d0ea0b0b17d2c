import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './calculator.zh.ts';

export const text = {
  title: 'Band calculator',
  sentence:
    'Estimated from the published tables. Papers differ a little; only the test centre gives an official score.',

  rawTitle: 'Correct answers → band',
  test: 'Paper',
  listening: 'Listening',
  academic_reading: 'Academic Reading',
  general_reading: 'General Reading',
  right: 'Correct answers',
  rightOf: '{raw} / {all}',
  estimated: 'Estimated band',
  nextBand: '{more, plural, one {# more correct answer} other {# more correct answers}} for {band}.',
  topBand: 'This is the highest band.',
  table: 'Conversion table',
  tableBand: 'Band',
  tableRaw: 'Correct answers',
  range: '{from}–{to}',
  useListening: 'Use for listening',
  useReading: 'Use for reading',

  overallTitle: 'Four skills → overall',
  exact: 'Average {average}, rounded to the nearest 0.5; halfway rounds up.',
  less: '{name}: half a band less',
  more: '{name}: half a band more',

  writingTitle: 'Task 1 + Task 2 → writing',
  writingSentence: 'Task 2 counts twice, Task 1 once.',
  task1: 'Task 1',
  task2: 'Task 2',
  writingBand: 'Writing',
  useWriting: 'Use for writing',

  whatIfTitle: 'Which half band are you missing?',
  goal: 'Target overall',
  reached: 'Your four skills already average {overall}, so you have reached {goal}.',
  missing:
    'You are {count, plural, one {# half band} other {# half bands}} short in total. If you raise only one skill:',
  rise: '{skill} {from} → {to}',
  riseCost: '{count, plural, one {# half band} other {# half bands}}',
  cheapest: 'Easiest',
  noSingle:
    'One skill alone cannot get you to {goal}. You are {count, plural, one {# half band} other {# half bands}} short in total.',
} as const satisfies Sentences<typeof zh>;
