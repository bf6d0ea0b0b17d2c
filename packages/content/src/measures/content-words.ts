import { plain } from '../text.ts';
import { FUNCTION_WORDS } from './function-words.ts';

/** The words of a text that say what it is about, each cut to a stem, so that "signs" meets "sign". */
export const contentStems = (text: string): string[] => contentWords(text).map(stemOf);

export const contentWords = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && !FUNCTION_WORDS.has(word));

/** Rough on purpose: it only has to match the forms of one word. */
export function stemOf(word: string): string {
  const bare = word.replace(/'s?$/, '');
  const cut =
    bare.length <= 4
      ? bare.replace(/(?<=[^s])s$/, '')
      : bare.replace(/(?:ations?|ings?|edly|ed|ies|es|ers?|ly|s)$/, '');
  return (cut.length >= 3 ? cut : bare).replace(/(?<=..)[ey]$/, '');
}
