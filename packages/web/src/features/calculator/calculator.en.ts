import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './calculator.zh.ts';

export const text = {
  title: 'Band calculator',
  sentence:
    'Estimated from the published tables. Papers differ a little; only the test centre gives an official score.',

  rawTitle: 'Right answers to band',
  test: 'Which paper',
  listening: 'Listening',
  academic_reading: 'Academic Reading',
  general_reading: 'General Reading',
  right: 'Right answers',
  rightOf: '{raw} / {all}',
  estimated: 'Estimated band',
  nextBand: '{more, plural, one {# more right answer is} other {# more right answers are}} {band}.',
  topBand: 'This is the highest band.',
  table: 'The table',
  tableBand: 'Band',
  tableRaw: 'Right answers',
  range: '{from}–{to}',
  useListening: 'Use as listening',
  useReading: 'Use as reading',

  overallTitle: 'Four skills to overall',
  exact: 'Average {average}, to the nearest 0.5; exactly half-way goes up.',
  less: '{name}: half a band less',
  more: '{name}: half a band more',

  writingTitle: 'Task 1 + Task 2 to writing',
  writingSentence: 'Task 2 counts twice, Task 1 once.',
  task1: 'Task 1',
  task2: 'Task 2',
  writingBand: 'Writing',
  useWriting: 'Use as writing',

  whatIfTitle: 'Which half band is missing',
  goal: 'The overall you want',
  reached: 'Your four skills already average {overall}; the goal of {goal} is reached.',
  missing:
    '{count, plural, one {# half band is} other {# half bands are}} missing in all. If you raise one skill only:',
  rise: '{skill} {from} → {to}',
  riseCost: '{count, plural, one {# half band} other {# half bands}}',
  cheapest: 'Least work',
  noSingle:
    'One skill alone does not reach {goal}. Together {count, plural, one {# half band is} other {# half bands are}} missing.',
} as const satisfies Sentences<typeof zh>;
