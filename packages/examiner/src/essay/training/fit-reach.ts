import { rangeOf } from '../bands/criteria.ts';
import { mean, quantile } from '../features/numbers.ts';
import { type Reach, type ReachByBand, reachAt } from '../model/estimate.ts';
import type { Row } from './rows.ts';

/** How far people's bands lie from the guess: the middle of them, with a fringe left out on both sides. */
export function reaches(rows: Row[], guesses: number[]): Record<1 | 2, Reach> {
  const reach = (task: 1 | 2): Reach => {
    const errors = rows
      .flatMap((row, i) => (row.task === task ? [row.overall! - guesses[i]!] : []))
      .sort((a, b) => a - b);
    return { below: -quantile(errors, 0.11), above: quantile(errors, 0.89) };
  };
  return { 1: reach(1), 2: reach(2) };
}

/** At least this share of people's bands must lie inside the range, at both ends of the scale. */
const INSIDE = 0.82;

/** The narrowest ranges of this shape that hold at both ends; three numbers, the same for both tasks. */
export function reachByBand(rows: Row[], guesses: number[]): ReachByBand {
  const at = (reach: ReachByBand) =>
    guesses.map((guess, i) => {
      const { low, high } = rangeOf(guess, reachAt(reach, guess));
      return {
        human: rows[i]!.overall!,
        inside: rows[i]!.overall! >= low && rows[i]!.overall! <= high,
        wide: high - low,
      };
    });
  const tried = [0.75, 0.9, 1].flatMap((below) =>
    [0.3, 0.6, 0.9, 1.2].flatMap((more) =>
      [0.7, 0.8, 0.9, 1, 1.1].map((above) => {
        const seen = at({ below, more, above });
        const held = (test: (human: number) => boolean) => {
          const own = seen.filter((one) => test(one.human));
          return own.filter((one) => one.inside).length / Math.max(1, own.length);
        };
        const least = Math.min(
          held((human) => human < 5.5),
          held((human) => human >= 7.5),
        );
        return { reach: { below, more, above }, least, wide: mean(seen.map((one) => one.wide)) };
      }),
    ),
  );
  const enough = tried.filter((one) => one.least >= INSIDE);
  const pool = enough.length ? enough : [tried.reduce((best, one) => (one.least > best.least ? one : best))];
  return pool.reduce((best, one) => (one.wide < best.wide ? one : best)).reach;
}
