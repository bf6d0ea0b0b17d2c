import { COMMON_PACE, type Pace } from '../memory/outlook.ts';

/** The last times a learner took, in seconds. */
export type Times = {
  fresh_seconds: readonly number[];
  review_seconds: readonly number[];
  lapse_seconds: readonly number[];
};

/** So many are remembered, each with its repeats; fewer than `ENOUGH` decide nothing. */
const KEPT = 50;
const ENOUGH = 10;
/** Whoever takes longer over one card has gone for tea. */
const LONGEST = 60;

export const withTime = (times: readonly number[], seconds: number): number[] =>
  [...times, Math.min(seconds, LONGEST)].slice(-KEPT);

/** A word that comes again on its day costs that time too. It is added to the last one: what counts is their sum. */
export const withRepeat = (times: readonly number[], seconds: number): number[] =>
  times.map((time, at) => (at === times.length - 1 ? time + Math.min(seconds, LONGEST) : time));

/** Of two lists of times the newest of each: a guest's beside those of the account they became. */
export const withTimes = (own: readonly number[], other: readonly number[]): number[] =>
  [...other.slice(-KEPT), ...own].slice(-KEPT);

/**
 * The learner's own times, as soon as there are enough of them. On average and not the one in the middle: a day is kept to
 * its minutes, and what takes long takes it from the others. A forgotten word costs what it takes longer.
 */
export function paceOf({ fresh_seconds, review_seconds, lapse_seconds }: Times): Pace {
  const review = averageOr(review_seconds, COMMON_PACE.review);
  const forgotten = averageOr(lapse_seconds, COMMON_PACE.review + COMMON_PACE.lapse);
  return {
    fresh: Math.max(5, averageOr(fresh_seconds, COMMON_PACE.fresh)),
    review: Math.max(2, review),
    lapse: Math.max(2, forgotten - review),
  };
}

const averageOr = (times: readonly number[], common: number): number =>
  times.length < ENOUGH ? common : times.reduce((sum, time) => sum + time, 0) / times.length;
