import { fits, fitsValue } from '../fits.ts';
import { distinct } from '../mentions.ts';
import type { SaidNumber } from '../said-numbers.ts';
import { inUnit, type Sheet } from '../sheet/sheet.ts';
import { DOWN, UP } from '../words/trend-words.ts';
import { type Asked, HEDGES, type Refuted } from './asked.ts';
import { subjectOf } from './subject-of.ts';

const FROM = new RegExp(`\\bfrom\\s${HEDGES}$`, 'i');
const TO = new RegExp(
  `^(?:\\s(?!and\\b|or\\b|but\\b|of\\b)[a-z]+){0,3}(?:\\s(?:in|by|at)\\s[\\w:.]+(?:\\s[ap]\\.?m\\.?)?)?,?\\s(?:up |down |back )?to\\s${HEDGES}$`,
  'i',
);
/** A gap, a range, a list of marks, or what is told from place to place. */
const RANGE =
  /\b(?:gap|difference|lead|margin|distance|ratio|average)\b[^.;,]*$|\b(?:rang\w*|var(?:y|ie[sd]|ying)|between|scale|marks?|points? from|anything)\b[^.;,]{0,40}$/i;

/**
 * "Shrinking from 60 to 20": one row must go from the first number to the second. Without a row of its own the run may
 * be that of any row, or of several added.
 */
export function runs(asked: Asked): Refuted | null {
  const { text, number, sheet, mentions } = asked;
  const pair = pairOf(asked);
  if (!sheet.timed || !pair || pair.some((one) => one.derived || one.ratio)) return null;
  const [from, to] = pair;
  // "From 6 to 9 in the evening": hours, and no values.
  if (OF_TIME.test(text.slice(to.end)) || OF_ALL.test(text.slice(to.end))) return null;
  const lead = text.slice(0, from.start);
  const verb = [...lead.matchAll(UP), ...lead.matchAll(DOWN), ...lead.matchAll(MOVE)]
    .sort((a, b) => a.index - b.index)
    .at(-1);
  if (
    !verb ||
    /[;.]|\b(?:to|at|and|while|whereas)\b/i.test(lead.slice(verb.index + verb[0].length)) ||
    RANGE.test(lead)
  )
    return null;
  const measured = (one: SaidNumber) =>
    one.percent || one.large || one.sharedTimes || sheet.units.some((unit) => inUnit(one, unit));
  // "With a surge from 33": whose surge it is, only a single name tells.
  const noun = /\b(?:an?|the|its|their|this|that)\s(?:[a-z]+\s)?$/i.test(lead.slice(0, verb.index));
  const named = distinct(mentions.rows);
  const rows = noun ? (named.length === 1 ? named : null) : subjectOf(asked, verb.index);
  // "The distance between these two shrank accordingly, from …": of no row.
  if (!rows && (!pair.every(measured) || /\b(?:gap|difference|lead|margin|distance|average|mean)\b/i.test(lead)))
    return null;
  const asKnown = rows ? rows.map((r) => sheet.values[r]!) : sheet.values;
  if (asKnown.some((row) => row.some((value) => value === null))) return null;
  const lines = rows ? rows.map((r) => sheet.values[r]!) : anyLine(sheet);
  const fitting = (one: SaidNumber, line: (number | null)[], c: number) =>
    fitsValue(one, line[c]!, sheet.units[c]!, rows ? sheet.blur : 2 * sheet.blur) &&
    (!one.percent || sheet.units[c]!.percent);
  const goes = lines.some((line) =>
    line.some((_, a) => fitting(from, line, a) && line.some((_, b) => b > a && fitting(to, line, b))),
  );
  if (goes || (rows && rows.length !== 1)) return null;
  const row = rows?.[0];
  const has = (one: SaidNumber) => row !== undefined && sheet.columns.some((_, c) => fits(one, sheet, row, c));
  // Of two numbers that do not go together the one that is no value of the row is wrong, and else the second.
  const wrong = has(to) && !has(from) ? from : to;
  if (number !== wrong) return null;
  return { rows: rows ?? [], how: 'run', run: [from.text, to.text] };
}

function pairOf({ text, number, numbers }: Asked): [SaidNumber, SaidNumber] | null {
  const at = numbers.indexOf(number);
  const first = FROM.test(text.slice(0, number.start)) ? at : at - 1;
  const [from, to] = [numbers[first], numbers[first + 1]];
  if (!from || !to || !FROM.test(text.slice(0, from.start)) || !TO.test(text.slice(from.end, to.start))) return null;
  return [from, to];
}
const OF_TIME =
  /^\s?(?:times|less|more|of|in the (?:morning|afternoon|evening)|at night|[ap]\.?m|o.clock|years?|months?|days?|hours?)\b/i;
/** "From 305 to 385 thousand in all": of no single row. */
const OF_ALL = /^[^.;]{0,25}\b(?:in all|in total|altogether|overall|together|combined)\b/i;
const MOVE =
  /\b(?:shrink\w*|crept|edg(?:ed|ing)|slid\w*|eas(?:ed|ing)|slipp\w+|chang\w*|mov(?:ed|ing)|advanc\w+|recover\w*|went|gone|doubled|trebled|tripled|quadrupled|halved)\b/gi;

/** Any row, or any of them added: a group that no name tells. */
function anyLine({ rows, values }: Sheet): (number | null)[][] {
  const own = values.filter((_, r) => !rows[r]!.total);
  const add = (lines: (number | null)[][]) => values[0]!.map((_, c) => lines.reduce((sum, line) => sum + line[c]!, 0));
  if (own.length > 7) return [...values, add(own), ...own.flatMap((a, i) => own.slice(i + 1).map((b) => add([a, b])))];
  const some = [...Array(2 ** own.length).keys()].slice(1).map((mask) => own.filter((_, i) => mask & (1 << i)));
  return [...values, ...some.map(add)];
}
