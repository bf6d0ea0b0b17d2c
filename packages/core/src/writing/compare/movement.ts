import { CRITERIA, type Criterion } from '../error-kinds.ts';
import type { BandRange } from '../feedback/report.ts';

export type Movement = {
  from: number;
  to: number;
  by: number;
  /** Each band is inside the other's range: the estimate alone could have moved that far. */
  withinError: boolean;
};

export const movement = (from: BandRange, to: BandRange): Movement => ({
  from: from.band,
  to: to.band,
  by: to.band - from.band,
  withinError:
    from.band !== to.band && to.band >= from.low && to.band <= from.high && from.band >= to.low && from.band <= to.high,
});

type Bands = { overall: BandRange; criteria: Record<Criterion, BandRange> };
export type Movements = { overall: Movement; criteria: Record<Criterion, Movement>; verdict: Verdict };

/**
 * - likely: three of the four rise and none falls; errors that all point one way are rare
 * - unsure: a change the error could explain
 * - clear: larger than the error
 * - same: no change overall
 */
export type Verdict = 'clear' | 'likely' | 'unsure' | 'same';

export function movements(from: Bands, to: Bands): Movements {
  const criteria = Object.fromEntries(
    CRITERIA.map((name) => [name, movement(from.criteria[name], to.criteria[name])]),
  ) as Record<Criterion, Movement>;
  const overall = movement(from.overall, to.overall);
  return { overall, criteria, verdict: verdictOf(overall, Object.values(criteria)) };
}

function verdictOf(overall: Movement, criteria: readonly Movement[]): Verdict {
  const rising = criteria.filter(({ by }) => by > 0).length;
  const falling = criteria.filter(({ by }) => by < 0).length;
  if (overall.by !== 0 && !overall.withinError) return 'clear';
  if (rising >= 3 && falling === 0) return 'likely';
  return overall.by === 0 ? 'same' : 'unsure';
}
