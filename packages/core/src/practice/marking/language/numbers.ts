import { isNumberWord, isScale, ordinalOf, SCALES, tenOf, unitOf } from './number-words.ts';

/** Figures and number words as one thing: `25,000`, `25000` and `twenty-five thousand` are the same number. */

/**
 * The value of one written figure, or null. Commas only where thousands have them: `1,5`, `12,50` and `25,00` are no
 * numbers here. A leading zero is kept, because a code or a telephone number needs it.
 */
export function figure(token: string): string | null {
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(token)) return plainDecimal(token.replaceAll(',', ''));
  if (/^-?\d+(\.\d+)?$/.test(token)) return plainDecimal(token);
  if (/^-?\.\d+$/.test(token)) return plainDecimal(token.replace('.', '0.'));
  return null;
}

/** `12.50` → `12.5`, `7.0` → `7`, `0833` stays. */
const plainDecimal = (digits: string) => (digits.includes('.') ? digits.replace(/0+$/, '').replace(/\.$/, '') : digits);

/** `19th`, `1st`; null when the ending does not belong (`1th`). */
export function ordinalFigure(token: string): number | null {
  const [, digits = '', ending] = /^(\d{1,4})(st|nd|rd|th)$/.exec(token) ?? [];
  if (!digits) return null;
  const n = Number(digits);
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const right = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return ending === right ? n : null;
}

/** Anything that begins as a number does, an ordinal too. */
export const isNumber = (token: string): boolean => /^-?\d/.test(token);

/** How an ordinal stands among the tokens: `19~` for 19th and nineteenth. No learner types that. */
export const ordinalToken = (n: number): string => `${n}~`;

/** Reads number words and figures with their scale; whatever is no number stays where it is. */
export function joinNumbers(words: readonly string[]): string[] {
  const tokens = words.map(withZero);
  const out: string[] = [];
  for (let from = 0; from < tokens.length; ) {
    const read = numberAt(tokens, from);
    if (read) {
      out.push(read.value);
      from = read.next;
    } else {
      out.push(tokens[from] ?? '');
      from += 1;
    }
  }
  return out.flatMap(withMinus);
}

/** `minus 5` and `minus five` are -5. */
const withMinus = (token: string, at: number, tokens: readonly string[]): string[] => {
  if (token === 'minus' && /^\d/.test(tokens[at + 1] ?? '')) return [];
  return [tokens[at - 1] === 'minus' && /^\d/.test(token) ? `-${token}` : token];
};

type Read = { value: string; next: number };

/** `oh one six one`: beside a number word, oh is a nought. */
const withZero = (word: string, at: number, words: readonly string[]): string =>
  word === 'oh' && (isNumberWord(words[at - 1] ?? '') || isNumberWord(words[at + 1] ?? '')) ? 'zero' : word;

function numberAt(tokens: readonly string[], from: number): Read | null {
  const first = tokens[from] ?? '';
  const single = ordinalOf(first);
  if (single !== null) return { value: ordinalToken(single), next: from + 1 };
  const article = first === 'a' && isScale(tokens[from + 1] ?? '');
  const isFigure = figure(first) !== null && isScale(tokens[from + 1] ?? '');
  if (!article && !isFigure && !isNumberWord(first)) return null;
  return isFigure ? scaled(tokens, from) : spoken(tokens, from);
}

/** `2 hundred`, `1.5 million` */
function scaled(tokens: readonly string[], from: number): Read {
  const value = Number(figure(tokens[from] ?? '')) * (SCALES[tokens[from + 1] ?? ''] ?? 1);
  return { value: String(Math.round(value * 1000) / 1000), next: from + 2 };
}

function spoken(tokens: readonly string[], from: number): Read {
  let next = from;
  let total = 0;
  let group = 0;
  const chunks: number[] = [];
  let scaledOnce = false;
  for (; next < tokens.length; next += 1) {
    const word = tokens[next] ?? '';
    const scale = SCALES[word];
    const value = unitOf(word) ?? tenOf(word);
    if (scale === 100) group = (group || 1) * 100;
    else if (scale) [total, group] = [total + (group || 1) * scale, 0];
    else if (value !== null) {
      const before = tenOf(tokens[next - 1] ?? '') !== null && next > from && value > 0 && value < 10;
      if (before) chunks.push((chunks.pop() ?? 0) + value);
      else chunks.push(value);
      group += value;
    } else if (
      !(word === 'a' && next === from) &&
      !(word === 'and' && scaledOnce && isNumberWord(tokens[next + 1] ?? ''))
    )
      break;
    scaledOnce ||= scale !== undefined;
  }
  // An ordinal may close the number: twenty-first.
  const last = ordinalOf(tokens[next] ?? '');
  if (last !== null && last < 10 && chunks.length === 1 && (chunks[0] ?? 0) % 10 === 0 && !scaledOnce)
    return { value: ordinalToken((chunks[0] ?? 0) + last), next: next + 1 };
  const value = scaledOnce ? String(total + group) : chunks.join('');
  return withDecimals(tokens, { value, next });
}

/** `two point five` */
function withDecimals(tokens: readonly string[], read: Read): Read {
  if (tokens[read.next] !== 'point') return read;
  let next = read.next + 1;
  let digits = '';
  for (; next < tokens.length; next += 1) {
    const digit = unitOf(tokens[next] ?? '');
    if (digit === null || digit > 9) break;
    digits += digit;
  }
  return digits ? { value: figure(`${read.value}.${digits}`) ?? read.value, next } : read;
}
