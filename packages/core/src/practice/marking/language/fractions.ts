import { figure } from './numbers.ts';

/** `2½`, `2 1/2`, `two and a half` and `2.5` are one number; so are `three quarters` and `0.75`. */

const PARTS: Readonly<Record<string, number>> = { half: 2, quarter: 4, '3~': 3, '5~': 5, '6~': 6, '8~': 8, '10~': 10 };
const MANY: Readonly<Record<string, number>> = { quarters: 4, thirds: 3, fifths: 5, sixths: 6, eighths: 8, tenths: 10 };
const DENOMINATORS = [2, 3, 4, 5, 6, 8, 10];

type Part = { above: number; below: number; next: number };

/** Takes what `joinNumbers` made: `two and a half` arrives as `2 and a half`, `a third` as `a 3~`. */
export function joinFractions(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let from = 0; from < tokens.length; ) {
    const read = mixedAt(tokens, from) ?? partAt(tokens, from);
    out.push(read ? asNumber(read) : (tokens[from] ?? ''));
    from = read ? read.next : from + 1;
    // half a mile, half an hour
    if (read && ['a', 'an'].includes(tokens[from] ?? '')) from += 1;
  }
  return out;
}

const isWhole = (token: string | undefined): token is string => /^\d+$/.test(token ?? '');

function mixedAt(tokens: readonly string[], from: number): Part | null {
  const whole = tokens[from];
  if (!isWhole(whole)) return null;
  const isSpoken = tokens[from + 1] === 'and';
  const part = isSpoken ? partAt(tokens, from + 2) : figuresOf(tokens[from + 1], from + 2);
  return part && { ...part, above: Number(whole) * part.below + part.above };
}

function partAt(tokens: readonly string[], from: number): Part | null {
  const [first = '', second = ''] = [tokens[from], tokens[from + 1]];
  const written = figuresOf(first, from + 1);
  if (written) return written;
  const below = ['a', 'an', '1'].includes(first) ? PARTS[second] : undefined;
  if (below) return { above: 1, below, next: from + 2 };
  const many = isWhole(first) && first !== '1' ? MANY[second] : undefined;
  if (many) return { above: Number(first), below: many, next: from + 2 };
  // "half price" and "second half" are words; half alone and "half an hour" are a number.
  const isHalf = first === 'half' && from === 0 && (tokens.length === 1 || second === 'a' || second === 'an');
  return isHalf ? { above: 1, below: 2, next: from + 1 } : null;
}

/** Only what people write as a fraction: 24/7 and 19/6 are none. */
function figuresOf(token: string | undefined, next: number): Part | null {
  const [, above, below] = /^(\d{1,2})\/(\d{1,2})$/.exec(token ?? '') ?? [];
  if (!DENOMINATORS.includes(Number(below)) || Number(above) >= Number(below) || Number(above) === 0) return null;
  return { above: Number(above), below: Number(below), next };
}

/** A decimal where it ends, otherwise the fraction itself. */
function asNumber({ above, below }: Part): string {
  if (below % 3 !== 0 || above % 3 === 0) return figure(String(above / below)) ?? '';
  return below === 6 && above % 2 === 0 ? `${above / 2}/3` : `${above}/${below}`;
}
