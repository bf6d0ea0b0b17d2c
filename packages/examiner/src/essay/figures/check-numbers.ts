import { type Bound, columnsOf, rowsOf } from './bind.ts';
import type { Mentions } from './mentions.ts';
import type { SaidNumber } from './said-numbers.ts';
import { isMixed, type Sheet } from './sheet.ts';

/** What one sheet says about one number. `silent`: more than one reading is left. */
export type NumberVerdict =
  | { verdict: 'right'; row: number; column: number; sure: boolean }
  | { verdict: 'wrong'; row?: number; column?: number }
  | { verdict: 'absent' }
  | { verdict: 'silent' };
/** Rows and columns that the sentence before spoke of, where this one goes on about them. */
export type Carried = { rows: number[]; columns: number[] };

const SUM = /\b(?:together(?! with)|combined|the two|sum|in all|altogether)\b/i;
const PEAK = /\b(?:peak(?:ed|s|ing)?|highest (?:point|level)|top point|maximum)\b[^.;]{0,16}$/i;

/** A number that was found in the figure, and where. */
export type Told = { start: number; end: number; value: number; row: number; column: number };

export function checkNumber(
  text: string,
  number: SaidNumber,
  numbers: SaidNumber[],
  sheet: Sheet,
  mentions: Mentions,
  carried: Carried,
): NumberVerdict {
  if (!comparable(number, sheet)) return { verdict: 'silent' };
  const order = respectively(text, number, numbers, mentions);
  const told = sheet.rows.map((row, i) => (row.total ? i : -1));
  // "The total was £30 million, and more than half of this (£18 million)": a total is told once.
  const later = numbers.some((one) => one.end <= number.start);
  const named = later
    ? { ...mentions, rows: mentions.rows.filter((one) => !told.includes(one.index) || one.end > number.start - 24) }
    : mentions;
  const rows = order?.rows ?? rowsOf(text, number, named, numbers, carried.rows);
  const columns = sameUnit(
    number,
    sheet,
    order?.columns ?? columnsOf(text, number, mentions, numbers, { ...sheet, mixed: isMixed(sheet) }, carried.columns),
  );
  if (number.derived) return checkDerived(number, sheet, rows);
  const at = (bound: Bound, length: number) =>
    bound.how === 'any' ? Array.from({ length }, (_, i) => i) : bound.indexes;
  const found = cells(at(rows, sheet.rows.length), at(columns, sheet.columns.length)).find(([r, c]) =>
    fits(number, sheet, r, c),
  );
  if (found && wrongPeak(text, number, sheet, rows, found)) return { verdict: 'wrong', row: found[0] };
  if (found) return { verdict: 'right', row: found[0], column: found[1], sure: rows.how === 'one' };
  if (OTHERS.test(clauseBefore(text, number))) return { verdict: anyCell(number, sheet) ? 'silent' : 'absent' };
  if (SUM.test(clauseBefore(text, number))) return { verdict: addsUp(number, sheet) ? 'silent' : 'absent' };
  const [row, column] = [rows.indexes[0], columns.indexes[0]];
  if (rows.how === 'one' && columns.how === 'one' && sheet.values[row!]![column!] !== null)
    return { verdict: 'wrong', row: row!, column: column! };
  if ((rows.how === 'one' || rows.how === 'group') && columns.how !== 'some') return { verdict: 'wrong', row: row! };
  if (columns.how === 'one' && (rows.how !== 'any' || !addsUp(number, sheet)))
    return { verdict: 'wrong', column: column! };
  return { verdict: anyCell(number, sheet) || addsUp(number, sheet) ? 'silent' : 'absent' };
}

const clauseBefore = (text: string, { start }: SaidNumber) =>
  text
    .slice(0, start)
    .split(/[;:,(]|\b(?:while|whereas|but)\b/)
    .at(-1)!;
const OTHERS = /\b(?:others?|rest|remaining|latter|former|neither|either)\b/i;

/** A change told of one row must be a change of that row; told of nothing in particular, of anything. */
function checkDerived(number: SaidNumber, sheet: Sheet, rows: Bound): NumberVerdict {
  const anything = explained(number, sheet) || anyCell(number, sheet);
  if (rows.how !== 'one') return { verdict: anything ? 'silent' : 'absent' };
  const own =
    explained(number, sheet, rows.indexes) ||
    sheet.values[rows.indexes[0]!]!.some((_, c) => fits(number, sheet, rows.indexes[0]!, c));
  return { verdict: own || (anything && !sheet.timed) ? 'silent' : 'absent' };
}

/** "9% and 4% respectively": the first number belongs to the first name. */
function respectively(
  text: string,
  number: SaidNumber,
  numbers: SaidNumber[],
  mentions: Mentions,
): { rows?: Bound; columns?: Bound } | null {
  const word = text.toLowerCase().indexOf('respectively');
  if (word < 0 || number.end > word) return null;
  const list = numbers.filter((one) => one.end <= word && /^[^.;]*$/.test(text.slice(one.end, word))).slice(-3);
  const block = list.filter(
    (one, i) => i === list.length - 1 || /^\W*(?:and|,)?\W*(?:\w+\W+)?$/.test(text.slice(one.end, list[i + 1]!.start)),
  );
  const at = block.indexOf(number);
  if (at < 0 || block.length < 2) return null;
  const named = (list: Mentions['rows']) => {
    const before = list.filter((one) => one.end <= block[0]!.start).slice(-block.length);
    return before.length === block.length && new Set(before.map((one) => one.index)).size === block.length
      ? { indexes: [before[at]!.index], how: 'one' as const }
      : undefined;
  };
  const [rows, columns] = [named(mentions.rows), named(mentions.columns)];
  return rows || columns ? { ...(rows ? { rows } : columns ? { columns } : {}) } : null;
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
  return !fitsValue(number, sheet, Math.max(...values), 0);
}

/** "Only 2% of bicycles were lost" names bicycles, but a share belongs to a column of shares. */
function sameUnit(number: SaidNumber, sheet: Sheet, bound: Bound): Bound {
  if (!number.percent) return bound;
  const indexes = bound.indexes.filter((column) => sheet.units[column]!.percent);
  return indexes.length === bound.indexes.length ? bound : { indexes, how: indexes.length ? 'some' : 'any' };
}

/** A share is not compared with thousands of hives. */
function comparable(number: SaidNumber, sheet: Sheet): boolean {
  if (number.percent) return sheet.units.some((unit) => unit.percent);
  return number.times === 1 || sheet.units.some((unit) => !unit.percent);
}

const allOf = (labels: unknown[]) => labels.map((_, i) => i);
const cells = (rows: number[], columns: number[]) => rows.flatMap((r) => columns.map((c): [number, number] => [r, c]));
const anyCell = (number: SaidNumber, sheet: Sheet) =>
  cells(allOf(sheet.rows), allOf(sheet.columns)).some(([r, c]) => fits(number, sheet, r, c));

function fits(number: SaidNumber, sheet: Sheet, row: number, column: number): boolean {
  const value = sheet.values[row]![column];
  const unit = sheet.units[column]!;
  if (value == null || (number.percent && !unit.percent)) return false;
  return fitsValue(number, sheet, value, column);
}

/** The number as said, or with the unit of the axis: 12,400 and 12.4 for thousands, £18 million and 18 for millions. */
function fitsValue(number: SaidNumber, sheet: Sheet, value: number, column: number): boolean {
  const { scale } = sheet.units[column]!;
  const said = number.value * number.times;
  const readings = number.times === 1 ? [said, said / scale] : [said / scale];
  return readings.some((one) => near(number, one, value, sheet.blur));
}

function near({ how, round }: SaidNumber, said: number, value: number, blur: number): boolean {
  // A picture can be read to a fiftieth of its axis, but never to half of a small value.
  const slack = Math.max(Math.min(blur, 0.12 * Math.abs(value)), round ? 0.035 * Math.abs(value) : 0, 1e-9);
  if (how === 'about') return Math.abs(value - said) <= Math.max(slack, 0.12 * Math.abs(value));
  if (how === 'above') return value >= said - slack && value <= said * 1.3 + slack;
  if (how === 'below') return value <= said + slack && value >= said * 0.75 - slack;
  return Math.abs(value - said) <= slack;
}

/** A column's total, or two of its cells: told without a word for it now and then. */
function addsUp(number: SaidNumber, sheet: Sheet): boolean {
  if (isMixed(sheet)) return false;
  return sheet.columns.some((_, c) => {
    const column = sheet.rows.flatMap((row, r) =>
      row.total || sheet.values[r]![c] == null ? [] : [sheet.values[r]![c]!],
    );
    const sums = [column.reduce((all, value) => all + value, 0), ...pairs(column).map(([a, b]) => a + b)];
    return sums.some((value) => fitsValue(number, { ...sheet, blur: 0 }, value, c));
  });
}

/** Differences, sums, shares and changes that a writer may have worked out. */
function explained(number: SaidNumber, sheet: Sheet, only?: number[]): boolean {
  const rows = only ?? allOf(sheet.rows);
  const known = (values: (number | null)[]) => values.filter((value): value is number => value !== null);
  const made: number[] = [];
  for (const r of rows) made.push(...workedOut(known(sheet.values[r]!)));
  sheet.columns.forEach((_, c) => {
    const column = known(sheet.values.filter((_, r) => !sheet.rows[r]!.total).map((row) => row[c]!));
    const sum = column.reduce((all, value) => all + value, 0);
    if (!only) made.push(...workedOut(column), ...pairs(column).map(([a, b]) => a + b), sum);
    for (const r of rows) made.push(...shares(sheet.values[r]![c] ?? null, sum));
  });
  const loose: SaidNumber = { ...number, how: number.how === 'exact' ? 'exact' : 'about' };
  return made.some((value) => fitsValue(loose, { ...sheet, blur: Math.max(sheet.blur, 0.5) }, value, 0));
}

const pairs = (values: number[]) => values.flatMap((a, i) => values.slice(i + 1).map((b): [number, number] => [a, b]));
const workedOut = (values: number[]) =>
  pairs(values).flatMap(([a, b]) => [
    Math.abs(a - b),
    (100 * Math.abs(b - a)) / a,
    (100 * Math.abs(a - b)) / b,
    b / a,
    a / b,
  ]);
const shares = (value: number | null, sum: number) =>
  value === null || !sum ? [] : [(100 * value) / sum, sum - value];
