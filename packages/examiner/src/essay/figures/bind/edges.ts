import type { Mention } from '../mentions.ts';
import type { SaidNumber } from '../said-numbers.ts';
import { moments } from '../words/moments.ts';

/** "It began with 5%", "10% at the end of the day", "in the last year it was 20": the first or the last moment shown. */
export function edgeOf(
  text: string,
  number: SaidNumber,
  numbers: SaidNumber[],
  columns: Mention[],
  names: string[],
): 'first' | 'last' | null {
  const other = (from: number, to: number) =>
    [...numbers, ...columns].some((one) => one !== number && one.start >= from && one.end <= to);
  const lead = text.slice(0, number.start);
  const before = BEGAN.exec(lead);
  if (before) return /^(?:began|started|opened)$/i.test(before[1]!) ? 'first' : 'last';
  const after = AFTER.exec(text.slice(number.end));
  if (
    after &&
    !NEW_CLAUSE.test(after[0]) &&
    !other(number.end, number.end + after[0].length) &&
    isWhole(after[0], names)
  )
    return edgeIn(after[0]);
  // "At the end there were only 40": no other moment is named, and nothing turns away between.
  const ahead = AHEAD.exec(lead);
  if (!ahead || columns.length || PART.test(text) || TURNS.test(ahead[2]!) || other(ahead.index, number.start))
    return null;
  return isWhole(ahead[1]!, names) ? edgeIn(ahead[1]!) : null;
}

const BEGAN =
  /\b(began|started|opened|ended|finished)\s+(?:the (?:period|day|year|decade)\s+)?(?:from|with|at|on|off at|up at)\s+(?:\w+\s+){0,2}$/i;
const EDGE =
  '(?:at the (?:beginning|start|end)(?: of the (?:period|day|year|week)\\b|(?! of\\b))|in the (?:first|last|final) year\\b(?! of\\b))';
const AFTER = new RegExp(`^[^.;,]{0,40}\\b${EDGE}`, 'i');
const AHEAD = new RegExp(`(?:^|[,;] |\\b(?:and|but) )(?:it |they )?(${EDGE})\\b([^;:.]{0,60})$`, 'i');
/** Only a part of the period may be meant. */
const PART = /\b(?:decades?|century|first (?:\w+ )?years|last (?:\w+ )?years|half|between|until|projected|expected)\b/i;
const TURNS =
  /\b(?:while|whereas|but|against|compared|than|from|by|more|less|fewer|higher|lower|up|down|later|before|after|since)\b/i;

const NEW_CLAUSE = /\b(?:and|but|while|whereas|or|it|they|was|were|had)\b/i;
/** "In 2018 it was 170, and in the last year 260": the second moment is told, though no name of it. */
export const namesEdge = (text: string): boolean => new RegExp(EDGE, 'i').test(text);

const edgeIn = (words: string) => (/\b(?:end|last|final)\b/i.test(words) ? 'last' : 'first');

/** The end of a year is the last moment of a figure that shows its months, and the last year that of one with years. */
function isWhole(words: string, names: string[]): boolean {
  const years = names.every((name) => /^\d{4}$/.test(name));
  const hours = names.every((name) => /^\d{1,2}:\d\d$/.test(name));
  if (/\bin the (?:first|last|final) year$/i.test(words)) return years;
  if (/\bof the day$/i.test(words)) return hours;
  if (/\bof the (?:year|week)$/i.test(words)) return !years && !hours && names.every((name) => moments(name) !== null);
  return true;
}

/** "Between 13 and 17": the ends of a range are values of something, and of what is open. */
export const inRange = (text: string, { start, end }: SaidNumber) =>
  /\bbetween\s+(?:\w+\s+){0,2}[€£$]?$/i.test(text.slice(0, start)) && /^[^.;,]{0,14}\band\b/i.test(text.slice(end))
    ? true
    : /\bbetween\s+(?:\w+\s+){0,2}[€£$]?[\d.,]+%?\s?(?:\w+\s)?and\s+(?:\w+\s)?[€£$]?$/i.test(text.slice(0, start));
