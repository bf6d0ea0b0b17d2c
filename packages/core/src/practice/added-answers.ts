import type { Given, KeyedQuestion } from './marking/mark-paper.ts';
import type { Reason } from './marking/reasons.ts';

/** What a key would have to hold more of for this answer to be right; nothing where it is blank, or too much at once. */
export function answersToAdd(
  { interaction, accept, n }: Pick<KeyedQuestion, 'interaction' | 'accept' | 'n'>,
  given: Given,
) {
  const said = [...new Set((typeof given === 'string' ? [given] : (given ?? [])).map((one) => one.trim()))].filter(
    Boolean,
  );
  if (said.length > (interaction === 'choices' ? n.length : 1)) return [];
  return said.filter((one) => !accept.some((key) => key.toLowerCase() === one.toLowerCase()));
}

/** Marks under a larger key: what was given once, by the key or by an operator, is never taken back. */
export const neverFewer = (before: readonly (Reason | null)[], fresh: readonly (Reason | null)[]): (Reason | null)[] =>
  before.map((old, at) => (old === null || fresh[at] === undefined ? old : fresh[at]));
