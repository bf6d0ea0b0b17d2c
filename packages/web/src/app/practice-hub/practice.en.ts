import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './practice.zh.ts';

export const text = {
  title: 'IELTS practice',
  sentence: 'Choose one to start.',
  other: 'More',
  failed: 'The list of practice areas did not load',
  none: 'No practice is open yet',
  noneSentence: 'The menu of this site is still empty. Please look again later.',
  lastTime: 'Last practised {ago}',
  never: 'Not practised yet',
  tools: 'Tools',
  planner: 'Study planner',
  plannerDesc: 'Exam date and target, down to every day',
  calculator: 'Band calculator',
  calculatorDesc: 'Right answers to bands, four skills to overall',
  soon: 'Soon',
} as const satisfies Sentences<typeof zh>;
