import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './practice.zh.ts';

export const text = {
  title: 'What to practise today',
  sentence: 'Choose one to start.',
  oneGap: '{skill} is {gap} below your target and most worth your time.',
  twoGaps: '{skill} is {gap} and {otherSkill} {otherGap} below your target. They are most worth your time.',

  goOnWith: 'Go on with',
  answered: '{done} / {total} answered',
  minutesLeft: '{count} min left',
  wordsWritten: '{count, plural, one {# word} other {# words}} so far',
  goOn: 'Go on',

  skills: 'Four skills',
  ringHint: 'In the ring your score now, the tick is your target',
  sets: '{count, plural, one {# set} other {# sets}}',
  lastScore: 'Last {right} / {total}, {ago}',
  lastBand: 'Last estimate {band}, {ago}',
  lastWords: 'Last {count, plural, one {# word} other {# words}}, {ago}',
  never: 'Not practised yet',
  untested: 'Not tested yet',
  reached: 'Target reached',
  gap: '{gap} to go',

  collected: 'Build up',
  wholes: 'Whole tests and tools',
  planner: 'Study planner',
  plannedTo: 'to {day}',
  daysLeft: '{count, plural, one {# day} other {# days}}',
  dueToday: '{count} today',
  aboutMinutes: 'about {minutes} min',
  calculator: 'Band calculator',

  failed: 'The list of practice areas did not load',
  none: 'No practice is open yet',
  noneSentence: 'The menu of this site is still empty. Please look again later.',
} as const satisfies Sentences<typeof zh>;
