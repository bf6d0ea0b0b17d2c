import { fits } from '../fits.ts';
import { GAP_AFTER } from '../kinds-allowed.ts';
import { type Asked, allColumns, HEDGES, type Refuted } from './asked.ts';
import { subjectOf } from './subject-of.ts';

const WAS = new RegExp(
  `\\b(?:it|they|which)\\s(?:was|were|had|stood at|became|has|is)\\s(?:already |still |again )?${HEDGES}$`,
  'i',
);

/** "The figure grew every year, and it was about 85 thousand in 2025, more than swimming": told of "it" all along. */
export function itWas(asked: Asked): Refuted | null {
  const { text, number, sheet, mentions } = asked;
  const match = WAS.exec(text.slice(0, number.start));
  if (
    !match ||
    GAP_AFTER.test(text.slice(number.end)) ||
    number.derived ||
    number.ratio ||
    !sheet.timed ||
    mentions.partials.length
  )
    return null;
  const verb = match.index + match[0].search(/\s/) + 1;
  const rows = subjectOf(asked, verb);
  const row = rows?.[0];
  if (rows?.length !== 1 || row === undefined) return null;
  const known = sheet.values[row]!.every((value) => value !== null);
  return known && !allColumns(sheet).some((c) => fits(number, sheet, row, c)) ? { rows: [row], how: 'value' } : null;
}
