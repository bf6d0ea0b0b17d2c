import { folded } from './look-up.ts';

/** A sentence with the word taken out; `word` is how it stands there. */
export type Gap = { before: string; word: string; after: string };

/** The first place where the word, or one of its forms, stands in the sentence; null when it does not. */
export function gapIn(sentence: string, spellings: readonly string[]): Gap | null {
  const wanted = new Set(spellings.map(folded));
  const longest = Math.max(1, ...[...wanted].map((one) => one.split(' ').length));
  const words = [...sentence.matchAll(/[\p{L}\p{N}'’-]+/gu)];
  for (let length = longest; length >= 1; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) continue;
      const end = last.index + last[0].length;
      const found = sentence.slice(first.index, end);
      if (wanted.has(folded(found)))
        return { before: sentence.slice(0, first.index), word: found, after: sentence.slice(end) };
    }
  return null;
}
