import type { Correction } from '../../report.ts';

/** So many letters away a slip says nothing of its neighbour. */
const NEAR = 30;
/** Of so many words one with a slip: whoever writes so makes more, and what is suspected is mostly there. */
const DENSE = 0.08;
/**
 * Where a learner has few slips and none stands near, readers of 126 fresh answers found one in six of these suggestions
 * untrue, however sure the tagger was; beside another slip or among many one in twenty-four. A noun's number is right
 * more often, since the names of a figure are left alone.
 */
const UNSURE: ReadonlySet<string> = new Set([
  'tagger-article-in',
  'tagger-form',
  'tagger-verb',
  'tagger-preposition',
  'plural-is',
  'singular-are',
  'noun-base',
  'and-i-was',
  'be-bare-noun',
]);

export function withoutLonely(corrections: readonly Correction[], words: number): Correction[] {
  if (corrections.length >= DENSE * words) return [...corrections];
  const isNear = (one: Correction, other: Correction) =>
    one !== other && other.start - one.end < NEAR && one.start - other.end < NEAR;
  return corrections.filter(
    (one) => one.certain || !UNSURE.has(one.rule) || corrections.some((other) => isNear(one, other)),
  );
}
