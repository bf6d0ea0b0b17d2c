import { clean, trimSigns } from '../../practice/marking/language/clean.ts';
import type { DictatedWord } from './mark-dictation.ts';

/** What a marked sentence tells the book of mistakes and the notebook. */

/** A word as it is listed, not as it stands in a sentence. */
export const plainWord = (said: string): string => trimSigns(clean(said));

const ofSlip = (words: readonly DictatedWord[], ...slips: readonly DictatedWord['slip'][]): string[] => [
  ...new Set(words.filter(({ slip }) => slips.includes(slip)).map(({ said }) => plainWord(said))),
];

/** Words that were not heard, or heard as something else. */
export const unheardWords = (words: readonly DictatedWord[]): string[] => ofSlip(words, 'misheard', 'missed');

/** Words that were heard and written wrong. */
export const misspeltWords = (words: readonly DictatedWord[]): string[] => ofSlip(words, 'misspelt');

/** A mistake is mended when the words that were lost are there now, whatever else became of the sentence. */
export function hearsAgain(words: readonly DictatedWord[], lost: readonly string[]): boolean {
  const right = new Set(words.filter(({ slip }) => slip === '').flatMap(({ said }) => plainParts(said)));
  const all = words.every(({ slip }) => slip === '' || slip === 'extra');
  return all || (lost.length > 0 && lost.flatMap(plainParts).every((word) => right.has(word)));
}

const plainParts = (said: string): string[] => said.split(/\s+/).map(plainWord).filter(Boolean);

/** Words that a learner may want to learn, each once with its first sentence; numbers and the smallest words are none. */
export function missedInDictation(
  lines: readonly { order: number; words: readonly DictatedWord[] }[],
): { word: string; order: number }[] {
  const found = new Map<string, number>();
  for (const { order, words } of lines)
    for (const word of ofSlip(words, 'misheard', 'missed', 'misspelt').flatMap((said) => said.split(/[\s-]+/)))
      if (/^[a-z']{4,}$/.test(word) && !found.has(word)) found.set(word, order);
  return [...found].map(([word, order]) => ({ word, order }));
}
