import { fitsValue } from '../fits.ts';
import { distinct } from '../mentions.ts';
import { isMixed } from '../sheet/sheet.ts';
import { type Asked, allColumns, clauseBefore, HEDGES, momentOf, type Refuted } from './asked.ts';

const GAP = new RegExp(
  `\\b(?:gap|difference|margin|lead|distance)(?:\\s(?:between|of) (?:them|the two(?: [a-z]+)?|these two|the (?:first|top) two|both))?(?:\\s(?:had|has|was|is|were|then|now|later|already|again|widened|narrowed|grew|grown|shrank|shrunk|fallen|fell|risen|rose|increased|decreased|been|only|just|still|by (?:then|that time))){0,4}(?:\\s(?:to|of|at))?\\s${HEDGES}$`,
  'i',
);

/** "Which was 50 million behind it", "was almost 200 million ahead by 2020". */
const BEHIND =
  /^(?:\s(?!and\b|or\b)[a-z]+)?\s(?:behind|ahead|clear|short|above|below)(?:\sof)?(?:\s(?:it|them|this|that))?(?=[.,;)]|$|\s(?:in|by|at)\b)/i;

/** The two ends may be rows that are not named. */
const ENDS =
  /\b(?:highest|lowest|best|worst|top|bottom|largest|smallest|biggest|extremes?|first|last|leader|dearest|cheapest|oldest|youngest|groups|others?|rest)\b/i;
const BEFORE = /\b(?:from|narrowed|widened|grew|shrank|fell|rose)\b/i;

/** "Ten years later the gap was only £4": two of those named so far must be so far apart in some column. */
export function gapBetween(asked: Asked): Refuted | null {
  const { text, number, sheet, mentions, carried, seen } = asked;
  const called = GAP.test(text.slice(0, number.start));
  if (number.ratio || isMixed(sheet) || !(called || BEHIND.test(text.slice(number.end)))) return null;
  if (
    mentions.partials.length ||
    /\b(?:average|generation|price|wage|age|pay)\b[^.;]{0,40}$/i.test(text.slice(0, number.start))
  )
    return null;
  if (!sheet.timed && (!called || sheet.part || !(number.percent || number.derived || number.large))) return null;
  const all = sheet.rows.flatMap((row, r) => (row.total ? [] : [r]));
  const pair = [carried, seen, all].find(
    (list) => list.length === 2 && distinct(mentions.rows).every((r) => list.includes(r)),
  );
  const two = pair && /\b(?:them|the two|these two|both)\b/i.test(clauseBefore(text, number.start));
  const ends = ENDS.test(text);
  const rows = two ? pair : ends ? sheet.rows.map((_, r) => r) : [...new Set([...seen, ...distinct(mentions.rows)])];
  if (rows.length < 2) return null;
  const loose = { ...number, how: number.how === 'exact' ? ('exact' as const) : ('about' as const) };
  const apart = (a: number | null | undefined, b: number | null | undefined, c: number) =>
    a == null || b == null || fitsValue(loose, Math.abs(a - b), { ...sheet.units[c]!, percent: false }, 2 * sheet.blur);
  const columns = (called && !BEFORE.test(text) ? momentOf(asked) : null) ?? allColumns(sheet);
  const fitting = rows.some((r) =>
    columns.some((c) =>
      // A gap between two moments of one row is called so as well.
      [...rows.map((other) => [other, c] as const), ...(two ? [] : columns.map((other) => [r, other] as const))].some(
        ([row, column]) => (row !== r || column !== c) && apart(sheet.values[r]![c], sheet.values[row]![column], c),
      ),
    ),
  );
  return fitting ? null : { rows: distinct(mentions.rows).length > 1 ? distinct(mentions.rows) : rows, how: 'worked' };
}
