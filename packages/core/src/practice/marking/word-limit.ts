import { spacedDays } from './language/calendar.ts';
import { clean, trimSigns } from './language/clean.ts';
import { readDay } from './language/days.ts';
import { isNumberWord, isScale, ordinalOf } from './language/number-words.ts';

/** ONE WORD AND/OR A NUMBER is `{ words: 1, number: true }`; A NUMBER is `{ words: 0, number: true }`. */
export type WordLimit = { words: number; number: boolean };

/**
 * As on the test paper: what stands between spaces is a word, a hyphenated one included. A number is one number in
 * figures, in words, as a code or as a time; where no number is allowed beside the words, it counts as a word.
 */
export function overLimit(answer: string, { words, number }: WordLimit, dateIsOne = false): boolean {
  const count = countUp(answer, dateIsOne);
  return number ? count.words > words || count.numbers > 1 : count.words + count.numbers > words;
}

type Count = { words: number; numbers: number };

function countUp(answer: string, dateIsOne: boolean): Count {
  const text = spacedDays(clean(answer))
    .replace(/\bper cent\b/g, 'percent')
    .replace(/ (?=°)/g, '')
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ' ')
    .replace(/(?<=[£$€¥]) (?=\d)/g, '');
  const tokens = text
    .split(' ')
    .map(trimSigns)
    .filter((token) => /[\p{L}\p{N}]/u.test(token));
  const count: Count = { words: 0, numbers: 0 };
  for (let from = 0; from < tokens.length; ) {
    const end = clockEnd(tokens, from) ?? numberEnd(tokens, from);
    count[end > from ? 'numbers' : 'words'] += 1;
    from = Math.max(end, from + 1);
  }
  // Day and year are two numbers wherever the month stands, unless the key has its year too.
  const hasYear = /[a-z]/.test(text) && (readDay(text)?.year ?? null) !== null;
  return hasYear ? { ...count, numbers: dateIsOne ? 1 : 2 } : count;
}

const FRACTIONS = ['half', 'quarter', 'quarters', 'third', 'thirds', 'fifths', 'tenths'];
const MONEY = ['pound', 'pounds', 'dollar', 'dollars', 'euro', 'euros'];

/** Where the number that begins here ends; `from` itself where none begins. */
function numberEnd(tokens: string[], from: number): number {
  const at = (place: number) => tokens[place] ?? '';
  // "half price" is two words; half alone or "half an hour" has a number.
  if (at(from) === 'half' && from === 0 && ['', 'a', 'an'].includes(at(1))) return Math.min(tokens.length, 2);
  let end = from + numberStart(at(from), at(from + 1));
  if (end === from) return from;
  for (;;) {
    if (isNumberToken(at(end)) || FRACTIONS.includes(at(end)) || HOUR_SIGNS.test(at(end))) end += 1;
    else if (['and', 'point', 'oh', ...MONEY].includes(at(end)) && isNumberToken(at(end + 1))) end += 2;
    else if (at(end) === 'and' && at(end + 1) === 'a' && FRACTIONS.includes(at(end + 2))) end += 3;
    else return end;
  }
}

/** How many tokens begin a number: `7` one, `a hundred`, `a half` and `oh one` two, a word none. */
function numberStart(first: string, second: string): number {
  if (isNumberToken(first)) return 1;
  const isPair =
    first === 'a'
      ? isScale(second) || FRACTIONS.includes(second)
      : ['oh', 'minus'].includes(first) && isNumberToken(second);
  return isPair ? 2 : 0;
}

/** `half past ten` and `ten minutes to six` say a number in words as `ten thirty` does. */
function clockEnd(tokens: string[], from: number): number | null {
  const start = tokens[from] === 'a' ? from + 1 : from;
  const amount = ['half', 'quarter'].includes(tokens[start] ?? '') ? start + 1 : numberEnd(tokens, start);
  const direction = tokens[amount] === 'minutes' ? amount + 1 : amount;
  if (amount === start || !['past', 'to'].includes(tokens[direction] ?? '')) return null;
  const end = numberEnd(tokens, direction + 1);
  return end > direction + 1 ? end : null;
}

const HOUR_SIGNS = /^([ap]\.?m|o'?clock)$/;

/** Figures (£36, 6.30, 10%, 19th, 15km, 20°c, 19/6), codes (BS8, 4QX), and number words, hyphenated or not. */
const isNumberToken = (token: string): boolean => {
  if (!/\d/.test(token)) return token.split('-').every((part) => isNumberWord(part) || ordinalOf(part) !== null);
  return /^[£$€¥+-]*[\d.,:/-]+([ap]\.m|[%£$€¥]|°?[a-z]{0,5}|km\/h)$/.test(token) || /^[a-z\d]{2,8}$/.test(token);
};
