import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './kinds.zh.ts';

export const text = {
  line: 'Line graph',
  bar: 'Bar chart',
  pie: 'Pie chart',
  table: 'Table',
  process: 'Process',
  map: 'Map',
  mixed: 'Several charts',
  letter: 'Letter',
  opinion: 'Agree or disagree',
  discussion: 'Two views and yours',
  advantages: 'Advantages and disadvantages',
  'problem-solution': 'Problem and solution',
  'two-part': 'Two questions',
  own: 'Your own question',
  academic: 'Academic',
  general: 'General training',
  tr: 'Task response',
  ta: 'Task achievement',
  cc: 'Coherence',
  lr: 'Vocabulary',
  gra: 'Grammar',
} as const satisfies Sentences<typeof zh>;
