import type { SaidNumber } from '../said-numbers.ts';

type Amount = Pick<SaidNumber, 'value' | 'times' | 'sharedTimes'>;
const scaleOf = ({ times, sharedTimes }: Amount) => Math.max(times, sharedTimes ?? 1);

/**
 * Which way it goes from one number to the other: "from 0.42 million to 310,000" goes down. Zero where the two are alike,
 * or where one has a unit that may be meant for both: "from 120 thousand to 130".
 */
export function wayFrom(from: Amount, to: Amount): number {
  const bare = (one: Amount) => scaleOf(one) === 1 && one.value < 1000;
  if (bare(from) !== bare(to) && scaleOf(from) !== scaleOf(to)) return 0;
  return Math.sign(to.value * scaleOf(to) - from.value * scaleOf(from));
}
