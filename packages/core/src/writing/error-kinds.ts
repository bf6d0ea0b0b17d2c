/** The kinds of slip that the examiner names. Training sets and the book of mistakes are filed under the same names. */
export const ERROR_KINDS = [
  'spelling',
  'capital',
  'punctuation',
  'article',
  'number',
  'agreement',
  'verb',
  'preposition',
  'phrase',
  'comparison',
  'linking',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export const CRITERIA = ['tr', 'cc', 'lr', 'gra'] as const;
export type Criterion = (typeof CRITERIA)[number];
