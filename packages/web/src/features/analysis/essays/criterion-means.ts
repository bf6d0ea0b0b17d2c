import { SPEAKING_CRITERIA } from '@ninefold/core/speaking/report';
import type { Criterion } from '@ninefold/core/writing/error-kinds';

/** In the order of the test's own descriptors. */
export const CRITERIA = {
  writing: ['tr', 'cc', 'lr', 'gra'] as const satisfies readonly Criterion[],
  speaking: SPEAKING_CRITERIA,
};

type Scored<Name extends string> = { bands: Readonly<Record<Name, number>> };
type Row<Name> = { criterion: Name; now: number; before: number | null };

/** Five even out a good and a bad day; with fewer than ten the newer half stands against the older. */
const MOST = 5;

/** Newest first in; the average of the last ones beside that of as many before them. What has no band counts nowhere. */
export function criterionMeans<Name extends string>(
  names: readonly Name[],
  list: readonly Scored<Name>[],
): { count: number; rows: Row<Name>[] } {
  const count = list.length < 2 ? list.length : Math.min(MOST, Math.floor(list.length / 2));
  const mean = (some: readonly Scored<Name>[], criterion: Name) => {
    const bands = some.map((one) => one.bands[criterion]).filter((band) => band >= 0);
    return bands.length === 0 ? null : bands.reduce((sum, band) => sum + band, 0) / bands.length;
  };
  const rows = names.flatMap((criterion) => {
    const now = mean(list.slice(0, count), criterion);
    return now === null ? [] : [{ criterion, now, before: mean(list.slice(count, 2 * count), criterion) }];
  });
  return { count, rows };
}

/** With its sign, to a tenth; what rounds to nothing has none. */
export function changeText(change: number, none: string): string {
  const tenths = Math.round(change * 10) / 10;
  if (tenths === 0) return none;
  return `${tenths > 0 ? '+' : '−'}${Math.abs(tenths).toFixed(1)}`;
}
