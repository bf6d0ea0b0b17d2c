import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './practice.zh.ts';

export const text = {
  title: 'IELTS practice',
  sentence: 'Choose one to start.',
  other: 'More',
  failed: 'The list of practice areas did not load',
  none: 'No practice available yet',
  noneSentence: 'The content is still being prepared. Please check again later.',
  lastTime: 'Last practised {ago}',
  never: 'Not practised yet',
  tools: 'Tools',
  planner: 'Study planner',
  plannerDesc: 'From exam date and target to a plan for every day',
  calculator: 'Band calculator',
  calculatorDesc: 'Correct answers to bands, four skills to overall',
  soon: 'Soon',
} as const satisfies Sentences<typeof zh>;
