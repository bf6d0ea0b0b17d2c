import type { Mention } from './mentions.ts';
import type { SaidNumber } from './said-numbers.ts';

/** "It began with 5%", "10% at the end of the day": the first or the last moment shown. */
export function edgeOf(
  text: string,
  number: SaidNumber,
  numbers: SaidNumber[],
  columns: Mention[],
): 'first' | 'last' | null {
  const other = (from: number, to: number) =>
    [...numbers, ...columns].some((one) => one !== number && one.start >= from && one.end <= to);
  const before =
    /\b(began|started|opened|ended|finished)\s+(?:the (?:period|day|year|decade)\s+)?(?:from|with|at|on|off at|up at)\s+(?:\w+\s+){0,2}$/i.exec(
      text.slice(0, number.start),
    );
  if (before) return /^(?:began|started|opened)$/i.test(before[1]!) ? 'first' : 'last';
  const after = /^[^.;,]{0,40}\bat the (beginning|start|end)(?: of the (?:period|day|year|decade)\b|(?! of\b))/i.exec(
    text.slice(number.end),
  );
  if (!after || other(number.end, number.end + after[0].length)) return null;
  return after[1]!.toLowerCase() === 'end' ? 'last' : 'first';
}

/** "Between 13 and 17": the ends of a range are values of something, and of what is open. */
export const inRange = (text: string, { start, end }: SaidNumber) =>
  /\bbetween\s+(?:\w+\s+){0,2}[€£$]?$/i.test(text.slice(0, start)) && /^[^.;,]{0,14}\band\b/i.test(text.slice(end))
    ? true
    : /\bbetween\s+(?:\w+\s+){0,2}[€£$]?[\d.,]+%?\s?(?:\w+\s)?and\s+(?:\w+\s)?[€£$]?$/i.test(text.slice(0, start));
