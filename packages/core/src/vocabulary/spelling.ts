import { alsoSpelled, oneSpelling } from '../practice/marking/language/spelling-pairs.ts';
import { folded } from './look-up.ts';

/** One letter of a typed answer beside the word: as it should be, too much, or left out. */
export type Letter = { letter: string; is: 'right' | 'extra' | 'missing' };

/** British and American spellings both count, and so do case, accents and kinds of hyphen. */
export function isSpelled(given: string, word: string): boolean {
  const [typed, wanted] = [folded(given), folded(word)];
  if (typed === '') return false;
  if (typed === wanted) return true;
  const [one, other] = [typed.split(/[\s-]/), wanted.split(/[\s-]/)];
  return one.length === other.length && one.every((part, at) => isSame(part, other[at] ?? ''));
}

const isSame = (typed: string, wanted: string): boolean =>
  oneSpelling(typed) === oneSpelling(wanted) || alsoSpelled(wanted) === typed;

/** Letter by letter, with as few changes as there are: what is in both stays, the rest is extra or missing. */
export function lettersOf(given: string, word: string): Letter[] {
  const [typed, wanted] = [[...folded(given)], [...folded(word)]];
  const common = longestCommon(typed, wanted);
  const letters: Letter[] = [];
  let [i, j] = [0, 0];
  while (i < typed.length || j < wanted.length) {
    const [mine, right] = [typed[i], wanted[j]];
    if (mine !== undefined && mine === right) {
      letters.push({ letter: mine, is: 'right' });
      i += 1;
      j += 1;
    } else if (mine !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      letters.push({ letter: mine, is: 'extra' });
      i += 1;
    } else {
      letters.push({ letter: right ?? '', is: 'missing' });
      j += 1;
    }
  }
  return letters;

  function at(row: number, column: number): number {
    return common[row]?.[column] ?? 0;
  }
}

/** How many letters two rests of words share in order, for every pair of rests. */
function longestCommon(one: readonly string[], other: readonly string[]): number[][] {
  const table = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const [below, beside, both] = [table[i + 1]?.[j] ?? 0, table[i]?.[j + 1] ?? 0, table[i + 1]?.[j + 1] ?? 0];
      const row = table[i];
      if (row) row[j] = one[i] === other[j] ? both + 1 : Math.max(below, beside);
    }
  return table;
}
