import { averageBand, BAND_STEP, HIGHEST_BAND } from '../../bands/band.ts';
import { CRITERIA, type Criterion } from '../error-kinds.ts';
import { reasonKey } from './remarks.ts';
import type { Both, CriterionReport, Quote } from './report.ts';

/** At most three things at a time: a longer list is not a plan. */
const MOST = 3;

export type Step = { key: string; about: Both; better: Both; quote: Quote | null };
export type StepsUp = {
  criterion: Criterion;
  from: number;
  to: number;
  /** Half a band here is half a band overall. */
  liftsOverall: boolean;
  steps: Step[];
};

/**
 * What would raise each criterion by half a band. All four weigh the same, so most is gained where least is needed: the
 * lowest comes first. Within one the examiner's own order counts, weightiest first.
 */
export function stepsUp(criteria: Record<Criterion, CriterionReport>): StepsUp[] {
  const bands = CRITERIA.map((name) => criteria[name].band);
  const overall = averageBand(bands) ?? 0;
  return CRITERIA.flatMap((criterion, at): StepsUp[] => {
    const from = criteria[criterion].band;
    const to = Math.min(HIGHEST_BAND, from + BAND_STEP);
    const steps = stepsIn(criterion, criteria[criterion]);
    if (to === from || steps.length === 0) return [];
    const liftsOverall = (averageBand(bands.map((band, of) => (of === at ? to : band))) ?? 0) > overall;
    return [{ criterion, from, to, liftsOverall, steps }];
  }).sort((a, b) => a.from - b.from);
}

const stepsIn = (criterion: Criterion, { reasons }: CriterionReport): Step[] =>
  reasons
    .flatMap(({ zh, en, good, better, quote }, at) =>
      good || !better ? [] : [{ key: reasonKey(criterion, at), about: { zh, en }, better, quote: quote ?? null }],
    )
    .slice(0, MOST);
