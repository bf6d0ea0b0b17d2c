import { slips } from './language/edit-distance.ts';
import { LONG_NUMBER_WORDS } from './language/number-words.ts';
import { joinNumbers } from './language/numbers.ts';
import { type Reading, readAnswer } from './read-answer.ts';

/** Several misspelt number words in one answer multiply; nobody needs all the guesses. */
const MAX_GUESSES = 8;

/** `fourty pounds` as it may have been meant: `eigth` lies as near to eight as to eighth. Empty where nothing is misspelt. */
export function correctedNumbers({ text }: Reading): Reading[] {
  const guesses = text
    .split(/([ -])/)
    .map(meantBy)
    .reduce<string[]>(
      (texts, words) => texts.flatMap((before) => words.map((word) => before + word)).slice(0, MAX_GUESSES),
      [''],
    );
  return guesses[0] === text ? [] : guesses.map(readAnswer);
}

function meantBy(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || joinNumbers([word])[0] !== word) return [word];
  const max = word.length > 5 ? 2 : 1;
  const distances = LONG_NUMBER_WORDS.map((number) => ({ number, far: slips(word, number, max) }));
  const nearest = Math.min(...distances.map(({ far }) => far));
  return nearest > max ? [word] : distances.filter(({ far }) => far === nearest).map(({ number }) => number);
}
