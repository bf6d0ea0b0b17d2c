import type { Correction } from '../../report.ts';

/** So many letters away a slip says nothing of its neighbour. */
const NEAR = 30;
/** Of so many words one with a slip: whoever writes so makes more, and what is suspected is mostly there. */
const DENSE = 0.08;
/** Below this a rule's question stands alone as badly as the tagger's. */
const SURE_RULE = 0.9;
/**
 * Where a learner has few slips and none stands near, readers of 126 fresh answers found one in six of these suggestions
 * untrue, however sure the tagger was; beside another slip or among many one in twenty-four. A noun's number is right
 * more often, since the names of a figure are left alone.
 */
const UNSURE: ReadonlySet<string> = new Set(['tagger-article-in', 'tagger-form', 'tagger-verb', 'tagger-preposition']);

export function withoutLonely(corrections: readonly Correction[], words: number): Correction[] {
  if (corrections.length >= DENSE * words) return [...corrections];
  const isNear = (one: Correction, other: Correction) =>
    one !== other && other.start - one.end < NEAR && one.start - other.end < NEAR;
  return corrections.filter((one) => one.certain || !isUnsure(one) || corrections.some((other) => isNear(one, other)));
}

const isUnsure = ({ rule, confidence }: Correction): boolean =>
  rule.startsWith('tagger-') ? UNSURE.has(rule) : confidence < SURE_RULE && !/^comma-|-comma$|^spelling$/.test(rule);
