import type { Criterion } from '@ninefold/core/writing/error-kinds';

/** In the order of the test's own descriptors. */
export const CRITERIA = ['tr', 'cc', 'lr', 'gra'] as const satisfies readonly Criterion[];

type Essay = { bands: Readonly<Record<Criterion, number>> };
type Row = { criterion: Criterion; now: number; before: number | null };

/** Five essays even out a good and a bad day; with fewer than ten the newer half stands against the older. */
const MOST = 5;

/** Newest first in; the average of the last ones beside that of as many before them. */
export function criterionMeans(essays: readonly Essay[]): { count: number; rows: Row[] } {
  const count = essays.length < 2 ? essays.length : Math.min(MOST, Math.floor(essays.length / 2));
  if (count === 0) return { count, rows: [] };
  const mean = (some: readonly Essay[], criterion: Criterion) =>
    some.length === 0 ? null : some.reduce((sum, { bands }) => sum + bands[criterion], 0) / some.length;
  return {
    count,
    rows: CRITERIA.map((criterion) => ({
      criterion,
      now: mean(essays.slice(0, count), criterion) ?? 0,
      before: mean(essays.slice(count, 2 * count), criterion),
    })),
  };
}

/** With its sign, to a tenth; what rounds to nothing has none. */
export function changeText(change: number, none: string): string {
  const tenths = Math.round(change * 10) / 10;
  if (tenths === 0) return none;
  return `${tenths > 0 ? '+' : '−'}${Math.abs(tenths).toFixed(1)}`;
}
