import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './types.zh.ts';

export const text = {
  'mcq-single': 'Multiple choice',
  'mcq-multi': 'Choose several',
  tfng: 'True / False',
  ynng: 'Yes / No',
  'matching-information': 'Information',
  'matching-headings': 'Headings',
  'matching-features': 'Features',
  'matching-sentence-endings': 'Sentence endings',
  classification: 'Classification',
  'sentence-completion': 'Sentences',
  'summary-completion': 'Summary',
  'summary-completion-bank': 'Summary with list',
  'note-completion': 'Notes',
  'form-completion': 'Form',
  'table-completion': 'Table',
  'flow-chart-completion': 'Flow chart',
  'flow-chart-completion-bank': 'Flow chart with list',
  'diagram-labelling': 'Diagram',
  'diagram-labelling-bank': 'Diagram with list',
  'plan-labelling': 'Plan',
  'map-labelling': 'Map',
  'short-answer': 'Short answers',
} as const satisfies Sentences<typeof zh>;
