import { fits } from '../fits.ts';
import { distinct } from '../mentions.ts';
import { isMixed } from '../sheet/sheet.ts';
import { type Asked, HEDGES, isMeasured, type Refuted } from './asked.ts';

const WAS = new RegExp(`^,? (?:it|they)? ?(?:was|were|had|stood at|produced|made)\\s(?:again |still )?${HEDGES}$`, 'i');

const ADDED = /\b(?:together|combined|in all|altogether|total|average|both(?= years))\b/i;

/** "In January and December it was only about 1": the value of both, or at least of one of them. */
export function bothMoments(asked: Asked): Refuted | null {
  const { text, number, sheet, mentions, carried } = asked;
  const [first, second, third] = mentions.columns;
  if (!first || !second || third || second.end > number.start || first.index === second.index) return null;
  if (!sheet.timed || isMixed(sheet) || sheet.part || number.derived || number.ratio) return null;
  if (!/^(?:in|at|on)(?: both)? $/i.test(text.slice(0, first.start))) return null;
  if (!/^ and (?:in |at |on )?$/i.test(text.slice(first.end, second.start))) return null;
  const named = mentions.rows.filter((one) => one.end <= number.start);
  const rows = named.length ? distinct(named) : carried;
  const [row] = rows;
  if (rows.length !== 1 || row === undefined || named.some((one) => one.aside)) return null;
  let between = text.slice(second.end, number.start);
  for (const one of named) between = between.replace(text.slice(one.start, one.end), 'it');
  if (!WAS.test(between.replace(/\bthe it\b/, 'it'))) return null;
  const columns = [first.index, second.index];
  if (!isMeasured(asked) || ADDED.test(text)) return null;
  const known = columns.every((c) => sheet.values[row]![c] !== null);
  return known && !columns.some((c) => fits(number, sheet, row, c)) ? { rows: [row], how: 'value' } : null;
}
