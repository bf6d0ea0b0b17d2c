import type { Correction } from '../../report.ts';
import { slipWeight } from '../../text/edit-distance.ts';
import { BUILT_WORDS } from '../../text/known-slips.ts';
import type { Spelling } from '../../text/spelling.ts';
import { likeliest, skeleton, use } from '../../text/suggest.ts';

/** What tells a sure correction of a spelling from a guess. */
export const SIGNS = [
  'known',
  'slip',
  'sound',
  'start',
  'use',
  'rare',
  'margin',
  'alone',
  'length',
  'plural',
  'built',
] as const;
export type SpellingSigns = Record<(typeof SIGNS)[number], number>;

/** From here on in the list of words by use a word is seldom the one that was meant. */
const RARE = 8000;
const MOST = { margin: 4, length: 12 };
const ENDING = /(?:ed|er|ing|ly|al|ness|able|less|ful)$/;

export function spellingSigns(
  { original, replacement }: Pick<Correction, 'original' | 'replacement'>,
  spelling: Spelling,
): SpellingSigns {
  const [typed, right] = [original.toLowerCase(), replacement.toLowerCase()];
  const rank = (word: string) => use(word, spelling.rank);
  const others = new Set<string>();
  // A word of the tables is answered without asking how its candidates would fit.
  let known = true;
  spelling.meant(typed, (word) => {
    known = false;
    if (word !== right) others.add(word);
    return 0;
  });
  const value = (words: Iterable<string>) => likeliest(typed, new Set(words), rank)[0]?.value;
  const next = value(others);
  const ahead = next === undefined ? MOST.margin : value([right])! - next;
  return {
    known: Number(known && !BUILT_WORDS.has(typed)),
    slip: slipWeight(typed, right),
    sound: Number(skeleton(typed) === skeleton(right)),
    start: Number(typed[0] === right[0]),
    use: Math.log(rank(right)) / 10,
    rare: Number(rank(right) >= RARE),
    margin: known ? 0 : Math.max(-2, Math.min(MOST.margin, ahead)),
    alone: Number(!known && next === undefined),
    length: Math.min(MOST.length, typed.length) / 10,
    // "Nutritions", "winned": an ending on a word that has none of it.
    plural: Number(/[^s]s$/.test(typed) && spelling.isWord(typed.slice(0, -1))),
    built: Number(ENDING.test(typed) && spelling.isWord(typed.replace(ENDING, ''))),
  };
}
