import { isPlain } from './bind/plain-words.ts';
import { fitsValue } from './fits.ts';
import { distinct, type Mentions } from './mentions.ts';
import type { SaidNumber } from './said-numbers.ts';
import { isMixed, type Sheet } from './sheet/sheet.ts';

const OF = '(?:(?:in|at|for|of|that|those|the|figure|figures|number|share|percentage|level)\\s+){0,4}$';
/** "30,000 behind football", "9 million more than Lowdon", "17 points higher than that for desktops". */
const AGAINST = new RegExp(
  `^\\s?(?:[a-z]+\\s+){0,2}?(?:(?:behind|above|below|ahead of|short of)|(?:more|fewer|less|higher|lower|greater|larger|smaller)\\s+(?:[a-z]+\\s+)?than)\\s+${OF}`,
  'i',
);

/**
 * A gap between two rows that are both named must be one of these two, in some column. Null where the sentence names
 * no such pair, or where another moment is named for the second.
 */
export function isNamedGap(
  text: string,
  number: SaidNumber,
  numbers: SaidNumber[],
  sheet: Sheet,
  { rows, columns }: Mentions,
  carried: number[],
): boolean | null {
  const second = rows.find((one) => one.start >= number.end);
  if (!second || number.ratio || !AGAINST.test(text.slice(number.end, second.start))) return null;
  if (/^\s*(?:had|was|were|did|has|is|in|at|by|and|or|together)\b/i.test(text.slice(second.end))) return null;
  const before = rows.filter((one) => one.end <= number.start);
  const first = before.at(-1);
  const owner = first && !first.aside && distinct(before).length === 1 ? first.index : undefined;
  const told = before.length ? owner : GOES_ON.test(text.slice(0, number.start)) ? carried[0] : undefined;
  if (told === undefined || (!before.length && carried.length !== 1) || told === second.index) return null;
  if (!isPlain(text, first?.end ?? 0, number.start, { rows, columns }, numbers)) return null;
  const loose: SaidNumber = { ...number, how: number.how === 'exact' ? 'exact' : 'about' };
  return sheet.columns.some((_, c) => {
    const [a, b] = [sheet.values[told]![c], sheet.values[second.index]![c]];
    if (a == null || b == null) return true;
    if (isMixed(sheet) && sheet.units[c]!.percent !== number.percent) return false;
    // Two values read off a picture may each be a little out.
    if (fitsValue(loose, Math.abs(a - b), { ...sheet.units[c]!, percent: false }, 2 * sheet.blur)) return true;
    if (Math.abs(Math.abs(a - b) - number.value * number.times) <= 2 * sheet.blur) return true;
    const rate = (100 * Math.abs(a - b)) / (Math.min(a, b) || 1);
    const other = (100 * Math.abs(a - b)) / (Math.max(a, b) || 1);
    return number.percent && [rate, other].some((one) => Math.abs(one - number.value) <= Math.max(1, 0.12 * one));
  });
}

const GOES_ON = /^(?:(?:in|by) (?:the year )?\d{4},? |then,? |however,? )?(?:it|they|this)\b[^,;:]*$/i;
