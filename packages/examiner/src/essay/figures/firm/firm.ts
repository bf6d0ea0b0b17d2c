import { alike } from './alike.ts';
import type { Asked, Refuted } from './asked.ts';
import { gapBetween } from './gap-between.ts';
import { itWas } from './it-was.ts';
import { movedTo } from './moved-to.ts';
import { ownCell } from './own-cell.ts';
import { rangeOf } from './range-of.ts';
import { runs } from './runs.ts';
import { sinceStart } from './since-start.ts';
import { sums } from './sums.ts';

/** Ways of telling a number that leave one reading; each names the rows whose values it leaves, or nothing. */
const WAYS: ((asked: Asked) => Refuted | null)[] = [
  runs,
  movedTo,
  itWas,
  rangeOf,
  sinceStart,
  gapBetween,
  sums,
  alike,
  ownCell,
];

export function refuted(asked: Asked): Refuted | null {
  for (const way of WAYS) {
    const found = way(asked);
    if (found) return found;
  }
  return null;
}

/** Even numbers that stand in the figure are wrong where they do not go together. */
export const refutedRun = (asked: Asked): Refuted | null => runs(asked);
