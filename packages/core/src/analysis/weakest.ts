import { BAND_TABLES, type BandTest, FULL_MARKS } from '../bands/band-tables.ts';
import { ENOUGH_QUESTIONS, wilson } from './certainty.ts';

/** What holds a learner back first. */

export type NamedTally = { name: string; right: number; total: number };

/** The share of right answers that a band takes; null where there is no target. */
export function neededShare(target: number, test: BandTest): number | null {
  const step = [...BAND_TABLES[test]].reverse().find(({ band }) => band >= target);
  return target > 0 && step ? step.from / FULL_MARKS : null;
}

/** Best first, so that the eye ends at what is to be mended; what is not known well enough stands below. */
export const byShare = <T extends NamedTally>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => {
    const known = Number(b.total >= ENOUGH_QUESTIONS) - Number(a.total >= ENOUGH_QUESTIONS);
    return known || b.right / Math.max(1, b.total) - a.right / Math.max(1, a.total) || b.total - a.total;
  });

/**
 * The one that costs most: of those known well enough, the one that loses most marks against what is needed, or against
 * all where nothing is. None where even the worst may well be good enough.
 */
export function weakestOf<T extends NamedTally>(rows: readonly T[], needed: number | null): T | null {
  const known = rows.filter(({ right, total }) => total >= ENOUGH_QUESTIONS && right < total);
  const short = needed === null ? known : known.filter(({ right, total }) => right / total < needed);
  const shortOf = ({ right, total }: T) => (needed ?? 1) - wilson(right, total).high;
  return [...short].sort((a, b) => shortOf(b) - shortOf(a) || b.total - a.total)[0] ?? null;
}

/** So many questions are missing until a share can be told. */
export const questionsMissing = (total: number): number => Math.max(0, ENOUGH_QUESTIONS - total);
