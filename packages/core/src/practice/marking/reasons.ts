/** Why an answer was not counted; every wrong mark carries one. The first that fits is told, in the order of `markTyped`. */
export const REASONS = ['SPELLING', 'PLURAL', 'OVER_LIMIT', 'EXTRA_WORD', 'NUMBER', 'BLANK', 'WRONG'] as const;
export type Reason = (typeof REASONS)[number];
