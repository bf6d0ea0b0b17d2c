import { GAP_AFTER, kindsAllowed } from '../kinds-allowed.ts';
import { explained } from '../worked-out.ts';
import { alike } from './alike.ts';
import type { Asked, Refuted } from './asked.ts';
import { bothMoments } from './both-moments.ts';
import { eachOf } from './each-of.ts';
import { elided } from './elided.ts';
import { gapBetween } from './gap-between.ts';
import { itWas } from './it-was.ts';
import { measured } from './measured.ts';
import { movedTo } from './moved-to.ts';
import { ofOthers } from './of-others.ts';
import { ofWhom } from './of-whom.ts';
import { overParts } from './over-parts.ts';
import { ownCell } from './own-cell.ts';
import { rangeOf, wholeRange } from './range-of.ts';
import { rankedValue } from './ranked-value.ts';
import { runs } from './runs.ts';
import { sinceStart } from './since-start.ts';
import { sums } from './sums.ts';

type Way = (asked: Asked) => Refuted | null;
/** Ways of telling a number that leave one reading; each names the rows whose values it leaves, or nothing. */
const WAYS: Way[] = [movedTo, itWas, rangeOf, sinceStart, gapBetween, sums, alike, ownCell];
/** Of a value, told as it is: what is only a bound, or a distance, is true of much more. */
const OF_VALUES: Way[] = [eachOf, ofOthers, ofWhom, overParts];
/** These place a number in the figure, and it is wrong there even where it stands somewhere else. */
const PLACED: Way[] = [wholeRange, bothMoments, measured, rankedValue, elided];

const first = (ways: Way[], asked: Asked): Refuted | null => {
  for (const way of ways) {
    const found = way(asked);
    if (found) return found;
  }
  return null;
};

/** Something else than a value: a bound, a multiple, a distance, a change that the figure's values come to. */
function isOther({ text, number, numbers, sheet }: Asked): boolean {
  if (number.ratio || number.how === 'above' || number.how === 'below') return true;
  if (GAP_AFTER.test(text.slice(number.end))) return true;
  const kinds = kindsAllowed(text, number, numbers, sheet).filter((kind) => kind !== 'sum');
  // A range is called like a gap, and its ends are values.
  const range = /\b(?:range|band) (?:of|from|between)\b[^;.]{0,20}$/i.test(text.slice(0, number.start));
  return !range && kinds.length > 0 && explained(number, sheet, kinds);
}

export const refuted = (asked: Asked): Refuted | null =>
  first([runs, ...WAYS], asked) ?? (isOther(asked) ? null : first([...OF_VALUES, ...PLACED], asked));

/** Even numbers that stand in the figure are wrong where the sentence leaves them another place in it. */
export const refutedPlace = (asked: Asked): Refuted | null =>
  runs(asked) ?? (isOther(asked) ? null : first(PLACED, asked));
