import { fits } from '../fits.ts';
import type { Mentions } from '../mentions.ts';
import type { SaidNumber } from '../said-numbers.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** A number found in the figure, as far as it matters when. */
type At = { start: number; end: number; row: number; column: number };
type Way = 'up' | 'down';

/** "Declined in spring and reached the lowest point of about 2": what it did before that. */
const THEN_REACHED =
  /^(?:[^,;:.]|,(?=\sand\b)){0,40}\sand\s(?:then\s|finally\s|eventually\s|soon\s)?(?:reached|hit|touched)\b[^,;:.]{0,36}$/i;
/** "Contributed 1 in the darkest months, rose steadily and was the leading source, with a peak at 8": between the two. */
const THEN_PEAKED =
  /^(?:\s\w+ly)?\sand\s(?:was|were|became|had)\b[^;:.]{0,70},\s(?:with|reaching)\s(?:a|its)\s(?:peak|high|maximum|low|minimum)\s(?:of|at)\s(?:about\s|around\s|nearly\s|some\s)?[€£$]?$/i;
const TURNS = /\b(?:but|while|whereas|although|though|having|after|since|from)\b/i;

/**
 * A verb that leads to a number, or from one number to another, speaks of the time before it. Wrong where the row never
 * goes that way in this time; null where the sentence tells no such order.
 */
export function againstOrder(
  text: string,
  verb: { at: number; end: number; said: Way; rows: number[] | null },
  sheet: Sheet,
  { rows }: Mentions,
  numbers: SaidNumber[],
  told: At[],
): number | null {
  const { at, end, said } = verb;
  const number = numbers.find((one) => one.start >= end);
  if (!number) return null;
  const between = text.slice(end, number.start);
  if (TURNS.test(between) || rows.some((one) => one.start >= end && one.end <= number.start)) return null;
  const target = told.find((one) => one.start === number.start);
  const first = told.filter((one) => one.start >= 0 && one.end <= at).at(-1);
  const reached = THEN_REACHED.test(between);
  const row = reached ? target?.row : THEN_PEAKED.test(between) ? first?.row : undefined;
  if (row === undefined || (verb.rows && !(verb.rows.length === 1 && verb.rows[0] === row))) return null;
  const values = sheet.values[row]!;
  // The same value may stand at more than one moment: the last one leaves most room.
  const alike = (one: SaidNumber) => sheet.columns.flatMap((_, c) => (fits(one, sheet, row, c) ? [c] : []));
  const last = Math.max(...alike(number));
  if (values.some((value) => value === null) || last < 1) return null;
  if (reached) return goes(values, 0, last, said) ? null : row;
  const from = numbers.find((one) => one.start === first!.start);
  const since = from ? text.slice(from.end, at) : ';';
  if (!from || !/,\s$/.test(since) || /[;:.]/.test(since) || TURNS.test(since)) return null;
  if (rows.some((one) => one.start >= from.end && one.end <= at)) return null;
  const starts = alike(from).filter((c) => c < last);
  return starts.length && starts.every((start) => !goes(values, start, last, said)) ? row : null;
}

/** Does a row go this way anywhere in a stretch of time? */
const goes = (values: (number | null)[], from: number, to: number, said: Way): boolean =>
  values
    .slice(from, to)
    .some((value, i) => (said === 'up' ? value! < values[from + i + 1]! : value! > values[from + i + 1]!));
