import { fits } from '../fits.ts';
import { type Asked, allColumns, HEDGES, type Refuted } from './asked.ts';

/** "The figure grew every year, and it was about 85 thousand in 2025, more than swimming": told of "it" all along. */
const BEGINS =
  /^(?:(?:in|by) (?:the year )?\d{4},? |then,? |however,? |but |after that,? |finally,? )?(?:it|they|(?:the|this|that) (?:number|figure|percentage|proportion|share|amount))\b(?! (?:of|for|in)\b)/i;
const WAS = new RegExp(
  `(?:^|,\\s(?:and|but)|\\b(?:and|but))\\s(?:in \\d{4},? )?(?:it|they)\\s(?:was|were|had|stood at|reached|became|is|has)\\s(?:only |just |still |already )?${HEDGES}$`,
  'i',
);

export function itWas({ text, number, sheet, mentions, carried }: Asked): Refuted | null {
  if (number.derived || number.ratio || carried.length !== 1 || !sheet.timed) return null;
  if (mentions.rows.some((one) => one.start < number.start) || mentions.partials.length) return null;
  if (!BEGINS.test(text) || !WAS.test(text.slice(0, number.start))) return null;
  const row = carried[0]!;
  const known = sheet.values[row]!.every((value) => value !== null);
  return known && !allColumns(sheet).some((c) => fits(number, sheet, row, c)) ? { rows: [row], how: 'value' } : null;
}
