import { hasScore, NONE } from '../skills.ts';
import { isMarkedByBand, type RecordType } from './record-types.ts';

/** The result of a record; `band` is -1 where none was given. */
export type RecordResult = { right: number; total: number; band: number };

/** What a list sorts by: shares of the marks, so that a short paper and a long one can be compared, or bands. */
export function sortingScore(type: RecordType, { right, total, band }: RecordResult): number {
  if (isMarkedByBand(type)) return hasScore(band) ? Math.round(band * 100) : NONE;
  return total > 0 ? Math.round((right / total) * 1000) : NONE;
}

export type ScoreChange = { by: 'band' | 'marks'; change: number };

/**
 * What changed against the time before. Only like is compared with like: bands where both times have one, marks where
 * both times asked for as many.
 */
export function changeAgainst(now: RecordResult, before: RecordResult | null): ScoreChange | null {
  if (!before) return null;
  if (hasScore(now.band) && hasScore(before.band)) return { by: 'band', change: now.band - before.band };
  if (now.total > 0 && now.total === before.total) return { by: 'marks', change: now.right - before.right };
  return null;
}
