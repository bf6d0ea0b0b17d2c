import { fits } from '../fits.ts';
import { isMixed } from '../sheet/sheet.ts';
import { type Asked, allColumns, HEDGES, isMeasured, type Refuted } from './asked.ts';

const ALL = new RegExp(
  `\\b(?:they|these|the (?:two|three|four|five|six)(?: [a-z]+)?)\\s(?:(?:were|are|stood|lay)\\s(?:all|each)|(?:all|each)\\s(?:were|are|stood|had|have|reached))\\s(?:at\\s)?${HEDGES}$`,
  'i',
);
const OR = /^\s(?:or|and|to)\s[€£$]?$/i;
const TOGETHER = /\b(?:together|combined|in all|altogether|total|average)\b/i;

/** "They were all about 5 or 6 gigawatt hours": a value that one of them has, at the moment that is named. */
export function eachOf(asked: Asked): Refuted | null {
  const { text, number, numbers, sheet, mentions } = asked;
  const at = numbers.indexOf(number);
  const [before, after] = [numbers[at - 1], numbers[at + 1]];
  const second = before && OR.test(text.slice(before.end, number.start));
  const first = second ? before : number;
  const last = !second && after && OR.test(text.slice(number.end, after.start)) ? after : number;
  if (!ALL.test(text.slice(0, first.start)) || TOGETHER.test(text)) return null;
  if ([number, first, last].some((one) => one.derived || one.ratio) || isMixed(sheet)) return null;
  const named = [...new Set(mentions.columns.filter((one) => one.end <= first.start).map((one) => one.index))];
  const known = sheet.values.every((row) => row.every((value) => value !== null));
  if (!isMeasured({ ...asked, number: last }) || !known || mentions.columns.some((one) => one.start >= number.end))
    return null;
  const columns = named.length === 1 ? named : allColumns(sheet);
  const said = { ...number, how: first.how };
  const rows = sheet.rows.map((_, r) => r);
  const parts = rows.filter((r) => !sheet.rows[r]!.total);
  return rows.some((r) => columns.some((c) => fits(said, sheet, r, c))) ? null : { rows: parts, how: 'value' };
}
