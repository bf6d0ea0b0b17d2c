import { clean, trimSigns } from '../../practice/marking/language/clean.ts';
import { isNumberWord, ordinalOf } from '../../practice/marking/language/number-words.ts';

/** A word of a sentence: as it is printed, and without the signs around it. */
export type SaidWord = { text: string; plain: string };

/** Signs that stand alone, such as a dash, belong to the word before them. */
export function saidWords(sentence: string): SaidWord[] {
  const words: SaidWord[] = [];
  for (const text of sentence.trim().split(/\s+/)) {
    const plain = trimSigns(clean(text));
    const before = words.at(-1);
    if (/[\p{L}\p{N}]/u.test(plain)) words.push({ text, plain });
    else if (before) before.text += ` ${text}`;
  }
  return words;
}

/** Whether figures and words may be two writings of it: 1974, seventy-four, 3rd, £15, oh. */
export const isCounted = (plain: string): boolean =>
  /\d/.test(plain) || plain.split('-').some((part) => part === 'oh' || isNumberWord(part) || ordinalOf(part) !== null);
