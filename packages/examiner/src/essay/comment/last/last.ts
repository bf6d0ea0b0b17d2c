import type { Criterion } from '../../report.ts';
import type { Facts, Point } from '../facts.ts';
import { askedOfTask } from './asked.ts';
import { cohesionLast } from './cohesion-last.ts';
import { grammarLast } from './grammar-last.ts';
import { lexisLast } from './lexis-last.ts';
import { taskLast } from './task-last.ts';

const SEVEN = 7;

/**
 * What is said of a criterion below 7 where nothing surer and nothing heavier was found: a plain count or the plain
 * fact that a word is not there, in words that hold of any text of which they are said, a place where it shows, and
 * what a 7 does there. None of it is called wrong. The first that fits is the most helpful.
 */
export function lastPoints(facts: Facts): Record<Criterion, Point[]> {
  const below = (name: Criterion, find: (facts: Facts) => Point[]) =>
    facts.bands.criteria[name].band < SEVEN ? find(facts) : [];
  return {
    tr: below('tr', (all) => [...taskLast(all), ...askedOfTask(all)]),
    cc: below('cc', cohesionLast),
    lr: below('lr', lexisLast),
    gra: below('gra', grammarLast),
  };
}
