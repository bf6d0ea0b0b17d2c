import { fitsValue } from './fits.ts';
import type { SaidNumber } from './said-numbers.ts';
import { isMixed, type Sheet } from './sheet/sheet.ts';
import { moments } from './words/moments.ts';

/** Numbers a writer may have worked out from the figure: changes of a row, in all or a step, gaps between rows, sums and shares. */
export type WorkedOut = 'change' | 'gap' | 'sum' | 'share' | 'step';
export const ALL_KINDS: WorkedOut[] = ['change', 'gap', 'sum', 'share'];

const known = (values: (number | null | undefined)[]) => values.filter((value): value is number => value != null);
const pairs = (values: number[]) => values.flatMap((a, i) => values.slice(i + 1).map((b): [number, number] => [a, b]));
const sumOf = (values: number[]) => values.reduce((all, value) => all + value, 0);
const partsOf = (sheet: Sheet) => sheet.rows.flatMap((row, r) => (row.total ? [] : [r]));
const alike = (sheet: Sheet) => sheet.units.every((unit) => unit.text === sheet.units[0]!.text) || sheet.timed;

/** The whole of a row or of a column, or two parts of one: told without a word for it now and then. */
export function addsUp(number: SaidNumber, sheet: Sheet, parts: 'whole' | 'pairs', only?: number): boolean {
  const values = (c: number) => known(partsOf(sheet).map((r) => sheet.values[r]![c]));
  const sums = (c: number) => [
    ...(sheet.units[c]!.percent ? [] : [sumOf(values(c))]),
    ...(parts === 'pairs' ? pairs(values(c)).map(([a, b]) => a + b) : []),
  ];
  const columns = only === undefined ? sheet.columns.map((_, c) => c) : [only];
  return (
    sheet.rows.some((_, r) => wholeOf(sheet, r).some((value) => fitsValue(number, value, sheet.units[0]!, 0))) ||
    columns.some((c) => sums(c).some((value) => fitsValue(number, value, sheet.units[c]!, 0)))
  );
}

/** All of one row, where amounts of one kind can be added: 19 hours of housework a week, the rain of twelve months. */
const wholeOf = (sheet: Sheet, row: number) =>
  alike(sheet) && !sheet.units[0]!.percent ? [sumOf(known(sheet.values[row]!))] : [];
export const isWholeRow = (number: SaidNumber, sheet: Sheet, row: number): boolean =>
  wholeOf(sheet, row).some((value) => fitsValue(number, value, sheet.units[0]!, 0));

/** "Buses and bicycles accounted for 51%": what those named come to in one column. */
export const isSumOf = (number: SaidNumber, sheet: Sheet, rows: number[]): boolean =>
  rows.length > 1 &&
  sheet.columns.some((_, c) =>
    fitsValue(number, sumOf(known(rows.map((r) => sheet.values[r]![c]))), sheet.units[c]!, sheet.blur),
  );

/** Does anything worked out explain the number? With `row`: something in which this row has a part. */
export function explained(number: SaidNumber, sheet: Sheet, kinds: WorkedOut[] = ALL_KINDS, row?: number): boolean {
  const rows = row === undefined ? sheet.rows.map((_, i) => i) : [row];
  const parts = row === undefined ? partsOf(sheet) : [row];
  const has = (kind: WorkedOut) => kinds.includes(kind);
  // Shares and amounts of a mixed table have nothing to do with each other.
  const usable = sheet.columns.flatMap((_, c) =>
    isMixed(sheet) && sheet.units[c]!.percent !== number.percent ? [] : [c],
  );
  const along = (r: number) => known(usable.map((c) => sheet.values[r]![c]));
  const columns = usable.map((c) => {
    const values = known(partsOf(sheet).map((r) => sheet.values[r]![c]));
    const own = row === undefined ? null : (sheet.values[row]![c] ?? null);
    const sum = sumOf(values);
    const owned = rows.flatMap((r) => known([sheet.values[r]![c]]));
    return { sum, owned, couples: pairs(values).filter(([a, b]) => own === null || a === own || b === own) };
  });
  const couples = [
    ...(has('change') ? rows.flatMap((r) => pairs(along(r))) : []),
    ...(has('gap') ? columns.flatMap((column) => column.couples) : []),
  ];
  const wholes = has('gap') && !sheet.timed ? sheet.rows.flatMap((_, r) => wholeOf(sheet, r)) : [];
  const amounts = [
    ...pairs(wholes).map(([a, b]) => a - b),
    ...(has('step') ? rows.flatMap((r) => stepsOf(sheet, r)) : []),
    ...couples.map(([a, b]) => a - b),
    ...(has('sum') ? parts.flatMap((r) => [...wholeOf(sheet, r), ...someOf(along(r))]) : []),
    ...(has('sum') ? columns.flatMap((column) => [column.sum, ...column.couples.map(([a, b]) => a + b)]) : []),
    ...(has('share') ? columns.flatMap(({ sum, owned }) => owned.map((value) => sum - value)) : []),
  ];
  const loose: SaidNumber = { ...number, how: number.how === 'exact' ? 'exact' : 'about' };
  const units = isMixed(sheet) ? usable.map((c) => sheet.units[c]!) : [sheet.units[0]!];
  const inUnits = (value: number) =>
    units.some((unit) => fitsValue(loose, value, { ...unit, percent: false }, sheet.blur));
  if (amounts.some(inUnits)) return true;
  const rates = [
    ...couples.flatMap(([a, b]) => [(100 * (b - a)) / a, (100 * (a - b)) / b, b / a, a / b]),
    ...(has('share') ? columns.flatMap(({ sum, owned }) => owned.map((value) => (100 * value) / (sum || 1))) : []),
  ];
  return (
    (number.percent || number.ratio) &&
    rates.some(
      (rate) =>
        Math.abs(Math.abs(rate) - number.value) <= Math.max(0.5, (loose.how === 'about' ? 0.12 : 0.035) * number.value),
    )
  );
}

/** "About 30 mm with every bar", "1,500 a year": a change spread over the columns it took, or over its years. */
function stepsOf(sheet: Sheet, row: number): number[] {
  const at = (c: number) => moments(sheet.columns[c]!.name) ?? c;
  return sheet.columns.flatMap((_, from) =>
    sheet.columns.slice(from + 1).flatMap((_, k) => {
      const to = from + 1 + k;
      const [a, b] = [sheet.values[row]![from], sheet.values[row]![to]];
      return a == null || b == null ? [] : [(b - a) / (to - from), (b - a) / (at(to) - at(from) || 1)];
    }),
  );
}

/** A few cells of one row that a reader adds: print, e-book and audiobook of one year. */
const someOf = (values: number[]) =>
  values.length > 8 || values.length < 3
    ? []
    : [...Array(2 ** values.length).keys()]
        .filter((mask) => mask.toString(2).replaceAll('0', '').length >= 2)
        .map((mask) => sumOf(values.filter((_, i) => mask & (1 << i))));
