import { fits } from '../fits.ts';
import { isMixed } from '../sheet/sheet.ts';
import { explained } from '../worked-out.ts';
import { type Asked, allColumns, HEDGES, type Refuted } from './asked.ts';

const COMMA = new RegExp(`^,\\s${HEDGES}$`, 'i');

/** "Six times that for adults under 35, just 4% of whom took part": told of those right before, whatever they are named for. */
export function ofWhom({ text, number, sheet, mentions }: Asked): Refuted | null {
  if (!/^\sof whom\b/i.test(text.slice(number.end)) || !number.percent || isMixed(sheet) || sheet.part) return null;
  const last = mentions.rows.filter((one) => one.end <= number.start).at(-1);
  if (!last || !COMMA.test(text.slice(last.end, number.start)) || sheet.rows[last.index]!.total) return null;
  // "Adults and children, 4% of whom": both of them.
  const joined = mentions.rows.some(
    (one) => one.end < last.start && /^,? (?:and|or) (?:the )?$/i.test(text.slice(one.end, last.start)),
  );
  const row = sheet.values[last.index]!;
  if (joined || row.some((value) => value === null) || !sheet.units.every((unit) => unit.percent)) return null;
  if (explained(number, sheet, ['sum'], last.index)) return null;
  return allColumns(sheet).some((c) => fits(number, sheet, last.index, c))
    ? null
    : { rows: [last.index], how: 'value' };
}
