import { COMMON_PACE, type Pace } from '../memory/outlook.ts';
import { AGAIN, type Grade } from '../memory/trace.ts';
import { isCounted, type WordCard } from './card.ts';

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
/** A first look and the repeats of a round: no word takes more of a day, however often it is looked at. */
const LONGEST_WITH_REPEATS = 3 * LONGEST;

export type TimeOf = 'fresh' | 'review' | 'lapse';

/**
 * Which of the learner's times an answer belongs to, by the card as it stood before. null: it says nothing about what a
 * word costs a day. Hard words are read, not asked; and whoever looks again at what was right today does so by choice.
 */
export function timeOf(today: number, before: WordCard | null, grade: Grade): TimeOf | null {
  if (before === null) return 'fresh';
  if (before.hard) return null;
  const isAgain = grade === AGAIN;
  if (isCounted(today, before, grade)) return isAgain ? (before.trace === null ? 'fresh' : 'lapse') : 'review';
  if (before.trace === null) return null;
  // Met today, or said to be known and found out today: such a word has never been forgotten.
  const wasForgotten = before.row === 0;
  if (before.reviews === 1 || (wasForgotten && before.lapses === 0)) return 'fresh';
  return wasForgotten ? 'lapse' : null;
}

export const withTime = (times: readonly number[], seconds: number): number[] =>
  [...times, Math.min(seconds, LONGEST)].slice(-KEPT);

/** A word that comes again on its day costs that time too. It is added to the last one with room: what counts is their sum. */
export function withRepeat(times: readonly number[], seconds: number): number[] {
  const more = Math.min(seconds, LONGEST);
  const to = times.findLastIndex((time) => time + more <= LONGEST_WITH_REPEATS);
  return times.map((time, at) => (at === to ? time + more : time));
}

/** An answer was taken back: its time goes with it. What repeats of others have added to it meanwhile stays. */
export function withoutTime(times: readonly number[], seconds: number, isRepeat: boolean): number[] {
  const less = Math.min(seconds, LONGEST);
  const exactly = isRepeat ? -1 : times.lastIndexOf(less);
  const from = exactly >= 0 ? exactly : times.findLastIndex((time) => time > less);
  if (from < 0) return [...times];
  const rest = (times[from] ?? 0) - less;
  if (isRepeat) return times.with(from, rest);
  const others = times.toSpliced(from, 1);
  return rest > 0 ? withRepeat(others, rest) : others;
}

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
