import { IRREGULAR_VERBS } from './irregular.ts';

/** In a tale of the past "he study" wants "studied", not "studies". */
export const TELLS_OF_THE_PAST =
  /\b(?:was|were|did|had|went|found|made|came|took|saw|knew|said|told|gave|got|became|began|left|ago|yesterday|all (?:his|her|their) li(?:fe|ves)|in (?:1[6-9]|20[01])\d\d|last (?:year|month|week|century)|(?!hundred)\w{3,}[^e\W]ed)\b/i;

/** "Cost", "put" and their like look the same in the present. */
const IRREGULAR_PAST = new Set([
  'was',
  'were',
  'learnt',
  'burnt',
  'spelt',
  'dreamt',
  'spoilt',
  'wove',
  ...[...IRREGULAR_VERBS].flatMap(([base, { past }]) => (past === base ? [] : [past])),
]);
/** "Need", "feed", "exceed", "bed" and "shed" are no past. */
const REGULAR_PAST = /^(?!(?:bed|shed|wed|embed)$)\w*(?:(?<!e)ed|(?:agre|fre|guarante|decre)ed)$/i;

/** Whether a verb stands in its past form. */
export const isPastForm = (verb: string): boolean => REGULAR_PAST.test(verb) || IRREGULAR_PAST.has(verb.toLowerCase());
