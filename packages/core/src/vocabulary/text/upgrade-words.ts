import { folded } from '../look-up.ts';

/** Words that carry no meaning of their own: nobody learns "the". */
const SMALL = new Set(
  (
    'a an the of to in on at by for from with and or but not no as than that this these those it its is are was were be ' +
    'been being has have had do does did will would can could may might must shall should more most very much many few ' +
    'so such too also only their his her our your my they them he she we you who which what when where there here'
  ).split(' '),
);

/** What a better wording brings that the essay did not have: "very tired" → "exhausted" teaches one word. */
export function newWordsOf(original: string, better: readonly string[]): string[] {
  const had = new Set(wordsIn(original));
  const brought = better.flatMap(wordsIn).filter((word) => !had.has(word) && !SMALL.has(word));
  return [...new Set(brought)];
}

const wordsIn = (text: string): string[] => (text.match(/\p{L}[\p{L}'’-]+/gu) ?? []).map(folded);
