import type { Correction } from '../report.ts';
import { KNOWN_SLIPS } from '../text/known-slips.ts';
import type { Spelling } from '../text/spelling.ts';
import { OUTSIDE } from '../text/suggest.ts';
import { UNCOUNTABLE } from '../text/word-lists.ts';
import { explain } from './explain.ts';

// A correction with the words that have to change beside it, or with the word that was meant.

/** "So much", "not much"; in a plain statement English prefers "a great deal of". */
const TAKES_MUCH = /(?:\b(?:so|too|as|how|very|not)|n't)(?: \w+)? $/i;
const insteadOfMany = (text: string, start: number): string => {
  const much = TAKES_MUCH.test(text.slice(Math.max(0, start - 20), start)) ? 'much' : 'a great deal of';
  return /^M/.test(text.slice(start)) ? much[0]!.toUpperCase() + much.slice(1) : much;
};

/** "Many homeworks" becomes "a great deal of homework": the word before goes with the noun. */
export function withMuch(text: string, one: Correction): Correction {
  if (one.rule === 'many-uncountable') {
    // "There are many rubbish": the verb goes with the noun as well.
    const verb = /\bthere (are|were) $/i.exec(text.slice(Math.max(0, one.start - 11), one.start))?.[1];
    if (!verb) return { ...one, replacement: insteadOfMany(text, one.start) };
    const start = one.start - verb.length - 1;
    return {
      ...one,
      start,
      original: text.slice(start, one.end),
      replacement: `${/^a/i.test(verb) ? 'is' : 'was'} ${insteadOfMany(text, one.start)}`,
    };
  }
  const many = /\bmany $/i.exec(text.slice(Math.max(0, one.start - 6), one.start));
  if (!many || !UNCOUNTABLE.has(one.replacement.toLowerCase())) return one;
  const start = one.start - many[0].length;
  return {
    ...one,
    start,
    original: text.slice(start, one.end),
    replacement: `${insteadOfMany(text, start)} ${one.replacement}`,
  };
}

/** "Each others eyes": before a noun the owner is meant. */
export function withOwner(text: string, one: Correction): Correction {
  const owns = /^each ?others$/i.test(one.original) && OWNED.test(text.slice(one.end));
  return owns ? { ...one, replacement: `${one.replacement}'s` } : one;
}
const OWNED =
  /^ (?!(?:and|or|but|in|on|at|to|by|with|for|from|when|if|as|so|because|while|than|through|every|more|better|again|too)\b)[a-z]/;

/** A common word that two letters more in one place make of what was typed. */
function withTwoMore(typed: string, rank: Spelling['rank']): string | undefined {
  for (let at = 2; at < typed.length - 1; at++)
    for (const a of LETTERS)
      for (const b of LETTERS) {
        const word = typed.slice(0, at) + a + b + typed.slice(at);
        if (rank(word) < COMMON) return word;
      }
  return undefined;
}
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const COMMON = 8_000;

/** "Understaing" lies nearer to "understating", and "understanding" is what people write: the commoner word wins. */
export function withCommoner(one: Correction, { rank }: Pick<Spelling, 'rank'>): Correction {
  const [typed, right] = [one.original, one.replacement];
  if (one.rule !== 'spelling' || !/^[a-z]{8,}$/.test(typed) || rank(right.toLowerCase()) < OUTSIDE) return one;
  if (KNOWN_SLIPS.has(typed) || !/^[a-z]+$/.test(right)) return one;
  const commoner = withTwoMore(typed, rank);
  return commoner ? { ...one, replacement: commoner, explanation: explain(one.rule, one.kind, commoner) } : one;
}

/** "There's many": the verb that is put in stands apart. */
export const withBlank = (text: string, one: Correction): Correction =>
  /^'s$/i.test(one.original) && /^[a-z]/.test(one.replacement) && /[a-z]/i.test(text[one.start - 1] ?? '')
    ? { ...one, replacement: ` ${one.replacement}` }
    : one;
