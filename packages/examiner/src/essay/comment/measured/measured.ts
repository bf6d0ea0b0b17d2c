import type { Criterion } from '../../report.ts';
import type { Facts, Point } from '../facts.ts';
import { cohesionMeasured } from './cohesion.ts';
import { grammarMeasured } from './grammar.ts';
import { lexisMeasured } from './lexis.ts';
import { taskMeasured } from './task.ts';

const STRONG = 7;

/**
 * What can be counted in a text and shown in it, for a criterion below 7 in which nothing surer was found. A count is
 * true in any text, so each has a line below which it says nothing, and each says what a 7 does at this very place. In
 * a text that is a 7 as a whole a count is no fault: readers called most of those remarks untrue or of no help.
 */
export function measuredPoints(facts: Facts): Record<Criterion, Point[]> {
  const below = (name: Criterion, find: (facts: Facts) => Point[]) =>
    facts.bands.overall.band < STRONG && facts.bands.criteria[name].band < STRONG
      ? find(facts).sort((a, b) => b.weight - a.weight)
      : [];
  return {
    tr: below('tr', taskMeasured),
    cc: below('cc', cohesionMeasured),
    lr: below('lr', lexisMeasured),
    gra: below('gra', grammarMeasured),
  };
}
