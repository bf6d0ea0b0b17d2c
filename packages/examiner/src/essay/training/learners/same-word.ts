import { slipWeight } from '../../text/edit-distance.ts';

/**
 * Whether the annotator meant the word that was put in, in whatever form the sentence needed; undefined where nothing like
 * either word is left. A right spelling in the wrong form is still the right spelling.
 */
export function isSameWord(target: string, typed: string, right: string): boolean | undefined {
  const words = (target.toLowerCase().match(/[a-z]+/g) ?? []).map(plain);
  const [wrong, meant] = [plain(typed.toLowerCase()), plain(right.toLowerCase())];
  const whole = meant.replace(/[^a-z]/g, '');
  if (words.some((word) => word === whole || isFormOf(word, meant)) || words.join(' ').includes(meant)) return true;
  return words.some((word) => word === wrong || (word.length > 2 && slipWeight(wrong, word) <= 2)) ? false : undefined;
}

function isFormOf(word: string, other: string): boolean {
  let same = 0;
  while (same < Math.min(word.length, other.length) && word[same] === other[same]) same++;
  const [short, long] = [Math.min(word.length, other.length), Math.max(word.length, other.length)];
  return same >= Math.max(4, short - 3) && same >= 0.6 * long;
}

/** British and American spelling are one. */
const plain = (word: string) => word.replace(/our/, 'or').replace(/([iy])s(e|es|ed|er|ing|ation)$/, '$1z$2');
