import { type Bound, rowsOf } from './bind/bind.ts';
import { columnsOf } from './bind/bind-columns.ts';
import { namedAfterPair, respectively } from './bind/in-turn.ts';
import type { Asked, Refuted } from './firm/asked.ts';
import { refuted, refutedPlace } from './firm/firm.ts';
import { isNamedGap } from './firm/named-gaps.ts';
import { anyCell, fits, fitsValue } from './fits.ts';
import { kindsAllowed } from './kinds-allowed.ts';
import { distinct, type Mentions } from './mentions.ts';
import type { SaidNumber } from './said-numbers.ts';
import { inUnit, isMixed, type Sheet } from './sheet/sheet.ts';
import { addsUp, explained, isSumOf, isWholeRow, type WorkedOut } from './worked-out.ts';

/** What one sheet says about one number. `silent`: more than one reading is left. */
export type NumberVerdict =
  | { verdict: 'right'; row: number; column: number; sure: boolean }
  | { verdict: 'wrong'; row?: number; column?: number; against?: Refuted }
  | { verdict: 'absent' }
  | { verdict: 'silent' };
/** Rows and columns that the sentence before spoke of, where this one goes on about them; `seen`: all rows of the paragraph so far. */
export type Carried = { rows: number[]; columns: number[]; seen?: number[] };

const ALL = /\b(?:all|each|every|both|none|neither|always|never)\b/i;
const SUM = /\b(?:together(?! with)|combined|the two|sum|in all|altogether)\b/i;
const PEAK = /\b(?:peak(?:ed|s|ing)?|highest (?:point|level)|top point|maximum)\b[^.;]{0,16}$/i;

/** A number that was found in the figure, and where. */
export type Told = Pick<SaidNumber, 'start' | 'end' | 'value' | 'times' | 'sharedTimes'> & {
  row: number;
  column: number;
};

/** The names around a number are asked first; where they leave it open, the grammar of its sentence may not. */
export function checkNumber(
  text: string,
  number: SaidNumber,
  numbers: SaidNumber[],
  sheet: Sheet,
  mentions: Mentions,
  carried: Carried,
): NumberVerdict {
  // "They were all over 5": a bound of several is far from most of them.
  if ((number.how === 'above' || number.how === 'below') && ALL.test(clauseBefore(text, number)))
    return { verdict: 'silent' };
  const asked = { text, number, numbers, sheet, mentions, carried: carried.rows, seen: carried.seen ?? [] };
  if (!comparable(number, sheet)) return { verdict: 'silent' };
  const verdict = byNames(asked, carried.columns);
  const against =
    verdict.verdict === 'silent' ? refuted(asked) : verdict.verdict === 'right' ? refutedPlace(asked) : null;
  const checked: NumberVerdict = against ? { verdict: 'wrong', against } : verdict;
  if (checked.verdict !== 'wrong') return checked;
  if (isAnotherUnit(number, sheet, checked.column) || isOfTheOther(asked)) return { verdict: 'silent' };
  return inBrackets(asked) ?? checked;
}

/** "Only 2% bicycles were stolen": a share is none of the thousands of bicycles. */
const isAnotherUnit = (number: SaidNumber, sheet: Sheet, column: number | undefined): boolean =>
  column !== undefined && number.percent && isMixed(sheet) && sheet.values.some((row) => (row[column] ?? 0) > 100);

/** "Nearly the same with overnight guests, 12%": the number of what it is compared with, or of the subject? */
const isOfTheOther = ({ text, number }: Asked): boolean =>
  // "Fell by 90 to 100 items in every six years": how much it changed.
  /\bby (?:\w+ )?[\d,.]+ to $/i.test(text.slice(0, number.start)) ||
  /\b(?:same|similar|equal|close)(?: \w+)? (?:with|as|to)\b[^.;,]{0,40},\s*$/i.test(text.slice(0, number.start));

/** "Almost double Belmere (6,300 and 540)": told of the name before the bracket, whatever the sentence is about. */
function inBrackets({ text, number, sheet, mentions }: Asked): NumberVerdict | null {
  const opened = /\s*\([^()]*$/.exec(text.slice(0, number.start));
  const owner = opened && mentions.rows.find((one) => one.end === opened.index);
  if (!owner) return null;
  const column = sheet.columns.findIndex((_, c) => fits(number, sheet, owner.index, c));
  return column < 0 ? null : { verdict: 'right', row: owner.index, column, sure: false };
}

function byNames(asked: Asked, before: number[]): NumberVerdict {
  const { text, number, numbers, sheet, mentions, carried } = asked;
  const gap = isNamedGap(asked);
  if (gap !== null) return gap === 'fits' ? { verdict: 'silent' } : { verdict: 'wrong', against: gap };
  const order = respectively(text, number, numbers, mentions);
  const told = sheet.rows.map((row, i) => (row.total ? i : -1));
  // "The total was £30 million, and more than half of this (£18 million)": a total is told once.
  const later = numbers.some((one) => one.end <= number.start);
  const named = later
    ? { ...mentions, rows: mentions.rows.filter((one) => !told.includes(one.index) || one.end > number.start - 24) }
    : mentions;
  const rows = order?.rows ?? rowsOf(text, number, named, numbers, carried);
  const columns = sameUnit(
    number,
    sheet,
    order?.columns ?? columnsOf(text, number, mentions, numbers, { ...sheet, mixed: isMixed(sheet) }, before),
  );
  const allowed = kindsAllowed(text, number, numbers, sheet);
  // "The two cheapest, Dorvik and Belmere, lost 2% and 3% respectively", "the two lines crossed, and cycling reached 35%".
  const single =
    order?.rows?.how === 'one' || (rows.how === 'one' && !rows.weak && namedAfterPair(text, number, mentions));
  const kinds = single ? allowed.filter((kind) => kind !== 'sum') : allowed;
  if (number.derived) return checkDerived(number, sheet, rows, kinds);
  const at = (bound: Bound, length: number) =>
    bound.how === 'any' ? Array.from({ length }, (_, i) => i) : bound.indexes;
  const found = cells(at(rows, sheet.rows.length), at(columns, sheet.columns.length)).find(([r, c]) =>
    fits(number, sheet, r, c),
  );
  if (found && wrongPeak(text, number, sheet, rows, found)) return { verdict: 'wrong', row: found[0] };
  if (!found && isAdded(number, sheet, rows, mentions)) return { verdict: 'silent' };
  if (found) return { verdict: 'right', row: found[0], column: found[1], sure: rows.how === 'one' };
  if (OTHERS.test(clauseBefore(text, number)) || /^[^.;,]{0,20}\bthe (?:former|latter)\b/i.test(text.slice(number.end)))
    return nowhere(number, sheet, kinds);
  if (SUM.test(clauseBefore(text, number))) return nowhere(number, sheet, [...kinds, 'sum']);
  // What is told of one row must have been worked out with it.
  const [first] = rows.indexes;
  const about = rows.how === 'one' && !rows.weak && !sheet.rows[first!]!.total ? first : undefined;
  if (kinds.length && (explained(number, sheet, kinds, about) || (sheet.part && kinds.includes('sum'))))
    return { verdict: 'silent' };
  // "17 in all, whereas the leanest months, with 13": the sentence speaks of totals, and not of the row before it.
  const total = mentions.rows.find((one) => sheet.rows[one.index]!.total)?.index;
  if (total !== undefined && sheet.columns.some((_, c) => fits(number, sheet, total, c))) return { verdict: 'silent' };
  return unlike(number, sheet, rows, columns, kinds);
}

/** "Maths and science are named by 55%": what the columns named come to in a row; in a table of parts, over all of them. */
function isAdded(number: SaidNumber, sheet: Sheet, rows: Bound, { columns }: Mentions): boolean {
  const fitting = (value: number) => fitsValue(number, value, sheet.units[0]!, sheet.blur);
  const named = distinct(columns);
  const sums = rows.indexes.map((r) => named.reduce((sum, c) => sum + (sheet.values[r]![c] ?? 0), 0));
  return (
    (named.length > 1 && !sheet.timed && !isMixed(sheet) && sums.some(fitting)) ||
    (sheet.part?.sums.some(fitting) ?? false)
  );
}

/** No cell that is meant has the number: wrong as far as the names are sure, and silent where it stands elsewhere. */
function unlike(number: SaidNumber, sheet: Sheet, rows: Bound, columns: Bound, kinds: WorkedOut[]): NumberVerdict {
  const [row, column] = [rows.indexes[0], columns.indexes[0]];
  const inRow = (rows.how === 'one' || rows.how === 'group') && !rows.weak;
  const inColumn = columns.how === 'one' && !columns.weak;
  const has = (list: [number, number][]) => list.some(([r, c]) => fits(number, sheet, r, c));
  if (inRow && rows.how === 'one' && inColumn)
    return sheet.values[row!]![column!] === null
      ? { verdict: 'silent' }
      : { verdict: 'wrong', row: row!, column: column! };
  // "The youngest and the oldest, 17% and 15%": of these two, here, and in their turn.
  if (inRow && rows.inTurn && inColumn && !has(rows.indexes.map((r): [number, number] => [r, column!])))
    return isSumOf(number, sheet, rows.indexes) || addsUp(number, sheet, 'whole', column)
      ? { verdict: 'silent' }
      : { verdict: 'wrong', row: row!, column: column! };
  if (inRow && columns.how !== 'some') {
    const own = rows.indexes.flatMap((r) => sheet.columns.map((_, c): [number, number] => [r, c]));
    const possible = has(own) || isWholeRow(number, sheet, row!) || isSumOf(number, sheet, rows.indexes);
    return possible ? { verdict: 'silent' } : { verdict: 'wrong', row: row! };
  }
  // Where no row is in sight the number may be two of them added.
  const parts = rows.how === 'one' || rows.how === 'group' ? 'whole' : 'pairs';
  const inSome = has(sheet.rows.map((_, r): [number, number] => [r, column!]));
  if (inColumn && !inSome && !addsUp(number, sheet, parts, column)) return { verdict: 'wrong', column: column! };
  return nowhere(number, sheet, kinds, parts);
}

/** What is bound to nothing may be anything: only a number in the figure's own unit that nothing explains is wrong. */
function nowhere(
  number: SaidNumber,
  sheet: Sheet,
  kinds: WorkedOut[],
  parts: 'whole' | 'pairs' = 'pairs',
): NumberVerdict {
  const measured = number.percent || number.large || sheet.units.some((unit) => inUnit(number, unit));
  const possible = anyCell(number, sheet) || addsUp(number, sheet, parts) || explained(number, sheet, kinds);
  return { verdict: possible || !measured ? 'silent' : 'absent' };
}

const clauseBefore = (text: string, { start }: SaidNumber) =>
  text
    .slice(0, start)
    .split(/[;:,(]|\b(?:while|whereas|but)\b/)
    .at(-1)!;
const OTHERS = /\b(?:others?|rest|remaining|latter|former|neither|either)\b/i;

/**
 * A change told of one row must be a change of that row, and a gap one between it and another. Told of nothing that is
 * named it may have been worked out in several steps.
 */
function checkDerived(number: SaidNumber, sheet: Sheet, rows: Bound, kinds: WorkedOut[]): NumberVerdict {
  const [row] = rows.indexes;
  if (rows.how !== 'one' || rows.weak || row === undefined) return { verdict: 'silent' };
  const own = explained(number, sheet, kinds, row) || sheet.values[row]!.some((_, c) => fits(number, sheet, row, c));
  // "A rise of £23 in all" is none of the total.
  const other = sheet.rows[row]!.total || (!sheet.timed && (explained(number, sheet) || anyCell(number, sheet)));
  return { verdict: own || other ? 'silent' : 'absent' };
}

/** "A peak of 50" must be the highest of its row. */
function wrongPeak(text: string, number: SaidNumber, sheet: Sheet, rows: Bound, [row]: [number, number]): boolean {
  const before = text.slice(0, number.start);
  if (
    !sheet.timed ||
    rows.how !== 'one' ||
    !PEAK.test(before) ||
    /\b(?:second|another|local|evening|first)\b/i.test(before)
  )
    return false;
  const values = sheet.values[row]!.filter((value): value is number => value !== null);
  return !fitsValue(number, Math.max(...values), sheet.units[0]!, sheet.blur);
}

/**
 * "Only 2% of bicycles were lost" names bicycles, but a share belongs to a column of shares; and among different measures
 * "3.5 kWh" is energy whatever else is named.
 */
function sameUnit(number: SaidNumber, sheet: Sheet, bound: Bound): Bound {
  const named = sheet.units.flatMap((unit, column) => (inUnit(number, unit) ? [column] : []));
  // "80 million people" is no density, where another column counts in millions.
  const scaled = sheet.units.flatMap((unit, column) =>
    number.times > 1 && unit.scale === number.times ? [column] : [],
  );
  const own = scaled.length ? scaled : named;
  if (isMixed(sheet) && own.length && own.length < sheet.columns.length) {
    const both = own.filter((column) => bound.indexes.includes(column));
    const indexes = both.length ? both : own;
    return { indexes, how: indexes.length === 1 ? 'one' : 'group' };
  }
  if (!number.percent) return bound;
  const indexes = bound.indexes.filter((column) => sheet.units[column]!.percent);
  return indexes.length === bound.indexes.length ? bound : { indexes, how: indexes.length ? 'some' : 'any' };
}

/** A share is not compared with thousands of hives. */
function comparable(number: SaidNumber, sheet: Sheet): boolean {
  if (number.percent) return sheet.units.some((unit) => unit.percent);
  // "35%, or £840,000": pounds and thousands are no shares.
  return !number.large || sheet.units.some((unit) => !unit.percent);
}

const cells = (rows: number[], columns: number[]) => rows.flatMap((r) => columns.map((c): [number, number] => [r, c]));
