import { addDays, type Day } from '../time/day.ts';
import { mondayOf } from '../time/local-day.ts';
import type { MistakeState } from './kinds.ts';

/** Running sums: a change of one mistake is told as what it adds here and takes away there, so that nobody counts. */

export const TREND_WEEKS = 8;

/** Where a mistake stands in the sums. null: not in the book. */
export type Standing = { state: MistakeState; removed: boolean; mended: boolean } | null;

export type SumChange = { open: number; practised: number; closed: number; removed: number; mended: number };

export function sumChange(before: Standing, after: Standing): SumChange {
  const [was, is] = [sumsOf(before), sumsOf(after)];
  const change = (name: keyof typeof is) => is[name] - was[name];
  return {
    open: change('open'),
    practised: change('practised'),
    closed: change('closed'),
    removed: change('removed'),
    mended: isMended(before, after) ? 1 : 0,
  };
}

/**
 * An event of its week: opening it again later does not undo that week's work, and taking a closed one out and putting
 * it back is no work.
 */
const isMended = (before: Standing, after: Standing): boolean =>
  !!after?.mended && !after.removed && after.state === 'closed' && before?.state !== 'closed';

function sumsOf(standing: Standing): Omit<SumChange, 'mended'> {
  const none = { open: 0, practised: 0, closed: 0, removed: 0 };
  if (!standing) return none;
  if (standing.removed) return { ...none, removed: 1 };
  return { ...none, [standing.state]: 1 };
}

/** The Mondays of the last eight weeks, oldest first, this week last. */
export const trendWeeks = (today: Day): Day[] =>
  Array.from({ length: TREND_WEEKS }, (_, at) => addDays(mondayOf(today), 7 * (at + 1 - TREND_WEEKS)));

/** Open at the end of each week, told from how many are open now and from what each week changed. */
export function openTrend(openNow: number, changes: ReadonlyMap<Day, number>, weeks: readonly Day[]): number[] {
  let open = openNow;
  return weeks
    .toReversed()
    .map((week) => {
      const atEnd = open;
      open -= changes.get(week) ?? 0;
      return Math.max(0, atEnd);
    })
    .reverse();
}
