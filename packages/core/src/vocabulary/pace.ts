import { COMMON_PACE, type Pace } from '../memory/outlook.ts';

/** The last times a learner took, in seconds. */
export type Times = {
  fresh_seconds: readonly number[];
  review_seconds: readonly number[];
  lapse_seconds: readonly number[];
};

/** So many are remembered; fewer than `ENOUGH` decide nothing. */
const KEPT = 50;
const ENOUGH = 10;
/** Whoever takes longer has gone for tea. */
const LONGEST = 120;

export const withTime = (times: readonly number[], seconds: number): number[] =>
  [...times, Math.min(seconds, LONGEST)].slice(-KEPT);

/** Of two lists of times the newest of each: a guest's beside those of the account they became. */
export const withTimes = (own: readonly number[], other: readonly number[]): number[] =>
  [...other.slice(-KEPT), ...own].slice(-KEPT);

/** The learner's own medians, as soon as there are enough of them. A forgotten word costs what it takes longer. */
export function paceOf({ fresh_seconds, review_seconds, lapse_seconds }: Times): Pace {
  const review = medianOr(review_seconds, COMMON_PACE.review);
  const forgotten = medianOr(lapse_seconds, COMMON_PACE.review + COMMON_PACE.lapse);
  return {
    fresh: Math.max(5, medianOr(fresh_seconds, COMMON_PACE.fresh)),
    review: Math.max(2, review),
    lapse: Math.max(2, forgotten - review),
  };
}

function medianOr(times: readonly number[], common: number): number {
  if (times.length < ENOUGH) return common;
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? common;
}
