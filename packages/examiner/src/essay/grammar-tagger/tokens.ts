import type { Place } from '../text/essay-text.ts';

/** A word or mark as the tagger was taught to cut them; training/tagger/words.py has the same pattern. */
export type TaggerToken = Place & { text: string };

const TOKEN =
  /https?:\/\/\S+|www\.\S+|\.{2,}|-{2,}|[!?]{2,}|\d+(?:[.,:]\d+)*(?:st|nd|rd|th|s)?(?!\p{L})|(?:\p{L}\.){2,}|(?:mr|mrs|ms|dr|prof|st|vs|etc)\.|\p{L}+?(?=n't(?!\p{L}))|n't(?!\p{L})|'(?:s|m|re|ve|ll|d)(?!\p{L})|can(?=not(?!\p{L}))|[\p{L}\p{N}_]+|\S/giu;

export function tokensOf(text: string, start = 0): TaggerToken[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

const CLINGS = /^(?:n't|'(?:s|m|re|ve|ll|d)|[.,!?;:%)\]])$/i;
/** Whether a token follows the word before it without a blank. */
export const clings = (word: string): boolean => CLINGS.test(word);

/** Words as a person would type them. */
export const joinWords = (words: readonly string[]): string =>
  words.reduce((text, word) => (text === '' || clings(word) ? text + word : `${text} ${word}`), '');

const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();
export const isLower = (text: string): boolean => hasCase(text) && text === text.toLowerCase();
export const isUpper = (text: string): boolean => hasCase(text) && text === text.toUpperCase();
export const startsUpper = (text: string): boolean => isUpper(text.slice(0, 1));
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The new word with the capitals of the old one. */
export const like = (fresh: string, old: string): string =>
  isUpper(old) && old.length > 1 ? fresh.toUpperCase() : startsUpper(old) ? capital(fresh) : fresh;

/** The pieces know no capitals: 0 small letters, 1 first letter large, 2 all large, 3 mixed, 4 with digits. */
export function shapeOf(word: string): number {
  const digit = /\p{Nd}/u.test(word);
  if (isLower(word)) return digit ? 4 : 0;
  if (isUpper(word)) return [...word].length === 1 ? 1 : 2;
  if (startsUpper(word) && (word.length === 1 || isLower(word.slice(1)))) return 1;
  if (digit) return 4;
  return /\p{Lu}/u.test(word) ? 3 : 0;
}
