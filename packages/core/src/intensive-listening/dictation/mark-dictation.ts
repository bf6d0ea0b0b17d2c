import { slips } from '../../practice/marking/language/edit-distance.ts';
import { alignWords, type Pair } from './align-words.ts';
import { isCounted, saidWords } from './said-words.ts';

/** Another word was heard, the right one was written wrong, one was not written, one was never said. */
export const SLIPS = ['misheard', 'misspelt', 'missed', 'extra'] as const;
export type Slip = (typeof SLIPS)[number];

/** One place of the sentence: what was said and what was written there. '' as slip: right. */
export type DictatedWord = { said: string; given: string; slip: Slip | '' };

/** `right` and `total` count words of the sentence; what was written in addition lowers nothing but is shown. */
export type MarkedDictation = { words: DictatedWord[]; right: number; total: number };

/** Whether a word is in the dictionary: who writes another word has heard another word. */
export type IsWord = (word: string) => boolean;

/** Whoever writes more than twice the sentence has written something else: the rest is not read. */
const SPARE = 10;

/** From what was said and what was written to every word of it. Case and signs do not count, either dialect does. */
export function markDictation(sentence: string, written: string, isWord: IsWord): MarkedDictation {
  const said = saidWords(sentence);
  const pairs = alignWords(said, saidWords(written).slice(0, said.length * 2 + SPARE), looksAlike);
  const words = pairs.map((pair) => ({ ...textsOf(pair), slip: slipOf(pair, isWord) }));
  const right = pairs.reduce((sum, pair) => sum + (pair.same ? pair.said.length : 0), 0);
  return { words, right, total: said.length };
}

function slipOf({ said, given, same }: Pair, isWord: IsWord): Slip | '' {
  if (same) return '';
  if (said.length === 0) return 'extra';
  if (given.length === 0) return 'missed';
  // The same letters in one word or in two: nothing was heard wrong.
  if (said.length + given.length > 2) return 'misspelt';
  const [meant, wrote] = [said[0]?.plain ?? '', given[0]?.plain ?? ''];
  if (isCounted(meant) !== isCounted(wrote) || /\d/.test(wrote)) return 'misheard';
  return looksAlike(meant, wrote) && !isWord(wrote) ? 'misspelt' : 'misheard';
}

/** So near that the one may be meant by the other; a short word with a letter changed is usually another word. */
function looksAlike(meant: string, wrote: string): boolean {
  const allowed = meant.length < 4 ? 0 : meant.length < 6 ? 1 : meant.length < 10 ? 2 : 3;
  const plain = (word: string) => word.replace(/['-]/g, '');
  if (plain(meant) === plain(wrote)) return true;
  return (meant.length > 5 || meant[0] === wrote[0]) && slips(meant, wrote, allowed) <= allowed;
}

const textsOf = ({ said, given }: Pair) => ({
  said: said.map(({ text }) => text).join(' '),
  given: given.map(({ text }) => text).join(' '),
});
