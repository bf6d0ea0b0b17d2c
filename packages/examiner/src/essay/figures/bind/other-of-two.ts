import type { Mention } from '../mentions.ts';
import type { Sheet } from '../sheet/sheet.ts';

const OTHER =
  /\bthe other (?:figure|one|group|line|rate|share|number|percentage|kind|type|country|city|town|region|product|sector)\b(?!\s(?:of|in|for|was|is)\b)/i;
const STILL_IT =
  /[,;]\s(?:but|and|yet)\s(?:then\s|later\s|afterwards\s|after that,?\s)?it\s(?:had\s|then\s|\w+ly\s)?$/i;

/** "The other figure hardly changed, but then it rose", after the one of two: the row that was not told of. */
export function otherOfTwo(
  text: string,
  at: number,
  { rows }: Sheet,
  named: Mention[],
  carried: number[],
): number[] | null {
  const parts = rows.flatMap((row, r) => (row.total ? [] : [r]));
  const [topic] = carried;
  const other = OTHER.exec(text.slice(0, at));
  if (parts.length !== 2 || carried.length !== 1 || topic === undefined || !parts.includes(topic) || !other)
    return null;
  // What is named before the verb may be either.
  if (named.some((one) => one.end <= at)) return null;
  const between = text.slice(other.index + other[0].length, at);
  if (!/^\s(?:had\s|has\s|then\s|also\s|\w+ly\s){0,2}$/i.test(between) && !STILL_IT.test(between)) return null;
  return parts.filter((row) => row !== topic);
}
