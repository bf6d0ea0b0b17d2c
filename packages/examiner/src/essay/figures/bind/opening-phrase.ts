import { distinct, type Mention, type Mentions } from '../mentions.ts';
import type { SaidNumber } from '../said-numbers.ts';

/** A phrase that opens its sentence and tells a number of whoever is named right after its comma. */
const PHRASE =
  /^(?:at|with|having (?:\w+ ){1,4}?(?:to|at|from)|starting (?:at|with|from)|(?:mentioned|used|chosen|named|visited|owned|read|preferred) by|standing at)\s+(?:(?:just|only|about|around|nearly|almost|over|some|a|mere|approximately|roughly)\s+){0,3}[€£$]?$/i;
/** What may still stand before the comma: a unit, people, a moment. */
const REST =
  /^(?:\s(?:of|the|people|respondents|adults|members|visitors|users|copies|tonnes|units|hours|in|by|total|all)|\s[a-z]+s)*\s*,\s*(?:the\s+|both\s+)?$/i;

/** "At 60%, the petrol car was ahead", "Mentioned by 8% in 1994, quality of life tripled": the row it tells of. */
export function openedFor(
  text: string,
  number: SaidNumber,
  { rows, columns }: Pick<Mentions, 'rows' | 'columns'>,
): Mention | null {
  if (!PHRASE.test(text.slice(0, number.start))) return null;
  const next = rows.find((one) => one.start >= number.end);
  if (!next || next.aside) return null;
  let between = text.slice(number.end, next.start);
  for (const { start, end } of columns)
    if (start >= number.end && end <= next.start)
      between = between.slice(0, start - number.end) + ' '.repeat(end - start) + between.slice(end - number.end);
  // "With 40%, coal and gas …": two of them.
  const joined = rows.find((one) => one.start >= next.end);
  const alone = !joined || !/^\s*(?:,|and|or|, and)\s*(?:the\s+)?$/i.test(text.slice(next.end, joined.start));
  return REST.test(between.replace(/\s+/g, ' ')) && alone ? next : null;
}

/** "It rose to 12 in June, four times as much as wind": told of "it", when all names come later and only as a measure. */
export function toldOfPronoun(text: string, number: SaidNumber, rows: Mention[], before: number[]): boolean {
  const lead = text.slice(0, number.start);
  return (
    before.length === 1 &&
    rows.length > 0 &&
    rows.every((one) => one.start >= number.end) &&
    distinct(rows).every((row) => row !== before[0]) &&
    /^(?:(?:in|by) (?:the year )?\d{4},? |then,? |however,? |after that,? |finally,? )?(?:it|they)\b[^,;:]*$/i.test(
      lead,
    ) &&
    !/\b(?:that|who|which|while|as|than|when|if)\b/i.test(lead)
  );
}
