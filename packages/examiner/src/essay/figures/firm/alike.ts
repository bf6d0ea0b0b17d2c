import { fits } from '../fits.ts';
import { distinct } from '../mentions.ts';
import { isMixed } from '../sheet/sheet.ts';
import { type Asked, allColumns, clauseBefore, type Refuted } from './asked.ts';

const ALIKE =
  /\b(?:the (?:two|three)|both|they)\b[^.;]{0,30}\b(?:equal|level|the same|identical|met|crossed|drew level)\b[^.;]{0,40}$/i;

/** "The two were equal in September, at about 5 each": two rows must have it in one column. */
export function alike({ text, number, sheet, mentions }: Asked): Refuted | null {
  const lead = text.slice(0, number.start);
  if (!sheet.timed || isMixed(sheet) || number.derived || number.ratio || !ALIKE.test(lead)) return null;
  if (!/^[^.;]{0,30}\beach\b/i.test(text.slice(number.end)) && !/\bat\b/i.test(clauseBefore(text, number.start)))
    return null;
  const named = distinct(mentions.columns.filter((one) => one.end <= number.start));
  const columns = named.length === 1 ? named : allColumns(sheet);
  const rows = sheet.rows.flatMap((row, r) => (row.total ? [] : [r]));
  const fitting = columns.some((c) => rows.filter((r) => fits(number, sheet, r, c)).length > 1);
  const told = distinct(mentions.rows);
  return fitting ? null : { rows: told.length > 1 ? told : rows, how: 'worked' };
}
