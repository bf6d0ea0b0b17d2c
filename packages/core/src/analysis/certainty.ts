/** How sure a share is. A small number is shown as one, never as a percentage that looks like knowledge. */

/** Eight times in ten the true share lies in the interval. */
const Z = 1.2816;

export type Interval = { low: number; high: number };

/** Wilson's interval of a share, from 0 to 1; it stays sensible for few questions and at both ends. */
export function wilson(right: number, total: number): Interval {
  if (total <= 0) return { low: 0, high: 1 };
  const share = right / total;
  const square = Z * Z;
  const middle = share + square / (2 * total);
  const reach = Z * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total));
  const whole = 1 + square / total;
  return { low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) };
}

/** `none`: an empty track. `few`: no percentage. `some`: a hollow dot. `enough`: a solid one. */
export type Certainty = 'none' | 'few' | 'some' | 'enough';

export const ENOUGH_QUESTIONS = 10;
const SOME_QUESTIONS = 5;

export function certaintyOf(total: number): Certainty {
  if (total <= 0) return 'none';
  if (total < SOME_QUESTIONS) return 'few';
  return total < ENOUGH_QUESTIONS ? 'some' : 'enough';
}

/** In whole percent, as it is written: 71, 61-79. */
export function percentOf(right: number, total: number): { percent: number; low: number; high: number } {
  const { low, high } = wilson(right, total);
  const whole = (share: number) => Math.round(share * 100);
  return { percent: total > 0 ? whole(right / total) : 0, low: whole(low), high: whole(high) };
}
