import { fits, fitsValue } from '../fits.ts';
import { distinct } from '../mentions.ts';
import { isMixed } from '../sheet/sheet.ts';
import { type Asked, allColumns, clauseBefore, type Refuted } from './asked.ts';

const TOGETHER = /\b(?:together(?! with)|combined|in all|altogether|added up)\b/i;
const TWO = /\b(?:the|these|those|their) two\b|\bboth\b/i;

/** "By 2024 the two together brought in £24 million": two, or a few, of those named so far must come to it. */
export function sums(asked: Asked): Refuted | null {
  const { text, number, sheet, mentions, seen } = asked;
  const start = /^(?:taken|put|added) together,/i.test(text)
    ? 0
    : number.start - clauseBefore(text, number.start).length;
  const clause = text.slice(start, number.start);
  if (number.ratio || number.derived || isMixed(sheet) || !TOGETHER.test(clause)) return null;
  const parts = (list: number[]) => list.filter((r) => !sheet.rows[r]!.total);
  const before = parts(distinct(mentions.rows.filter((one) => one.end <= number.start && !one.aside)));
  const sofar = before.length > 1 ? before : parts([...new Set([...seen, ...before])]);
  // "Taken together, however, they …" at the start of a paragraph: all that the figure shows.
  const rows =
    sofar.length || !/^\W*(?:taken|put|added) together/i.test(text) ? sofar : parts(sheet.rows.map((_, r) => r));
  const two = TWO.test(clause);
  if (rows.length < 2 || rows.length > 6) return null;
  const named = distinct(mentions.columns.filter((one) => one.start >= start && one.end <= number.start));
  const columns = named.length === 1 ? named : allColumns(sheet);
  const sizes = two ? [2] : rows.map((_, i) => i + 1);
  const total = sheet.rows.findIndex((row) => row.total);
  const fitting = columns.some(
    (c) =>
      (!two && total >= 0 && fits(number, sheet, total, c)) ||
      subsets(rows, sizes).some((some) => {
        const values = some.map((r) => sheet.values[r]![c]);
        if (values.some((value) => value == null)) return true;
        const sum = values.reduce<number>((all, value) => all + value!, 0);
        return fitsValue(number, sum, { ...sheet.units[c]!, percent: false }, 2 * sheet.blur);
      }),
  );
  // Over several columns as well: "the two together spend 40% on food and transport".
  const wide = !sheet.timed || (sheet.part?.sums.length ?? 0) > 0;
  return fitting || wide ? null : { rows: before.length > 1 ? before : rows, how: 'worked' };
}

const subsets = (rows: number[], sizes: number[]): number[][] =>
  [...Array(2 ** rows.length).keys()]
    .map((mask) => rows.filter((_, i) => mask & (1 << i)))
    .filter((some) => sizes.includes(some.length));
