import { averageBand } from '../../bands/band.ts';
import { CRITERIA, type Criterion } from '../error-kinds.ts';

type Bands = Readonly<Record<Criterion | 'overall', number>>;
type RecentBands = Bands & { essays: number; low: number; high: number };

/** One essay says little: the estimate is the mean of the last ones, with the lowest and the highest beside it. */
export function recentBands(last: readonly Bands[]): RecentBands | null {
  const of = (key: Criterion | 'overall') => last.map((bands) => bands[key]);
  const overall = averageBand(of('overall'));
  if (overall === null) return null;
  const criteria = Object.fromEntries(CRITERIA.map((one) => [one, averageBand(of(one)) ?? overall]));
  return {
    ...(criteria as Record<Criterion, number>),
    overall,
    essays: last.length,
    low: Math.min(...of('overall')),
    high: Math.max(...of('overall')),
  };
}
