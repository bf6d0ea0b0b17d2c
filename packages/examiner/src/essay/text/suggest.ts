import { slipWeight } from './edit-distance.ts';

/** Outside the frequency list: after all of it. */
export const RARE = 30_522;
/** From this rank on a word is outside the list. */
export const OUTSIDE = RARE - 1995;
/** What a step down the frequency list and one slip weigh against each other. */
const FREQUENCY = 0.5;
const SLIP = 2.4;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** How a word sounds: its consonants, one letter a sound. It is what most misspellings keep. */
export function skeleton(word: string): string {
  const sounds = word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/z/g, 's');
  return (
    sounds[0]! +
    sounds
      .slice(1)
      .replace(/[aeiouyhw]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

export function candidates(
  lower: string,
  listed: (w: string) => boolean,
  skeletons: Map<string, string[]>,
): Set<string> {
  const found = new Set<string>();
  const offer = (word: string) => {
    if (word.length > 1 && listed(word)) found.add(word);
  };
  for (let i = 0; i <= lower.length; i++) {
    const head = lower.slice(0, i);
    offer(head + lower.slice(i + 1));
    offer(head + (lower[i + 1] ?? '') + (lower[i] ?? '') + lower.slice(i + 2));
    for (const letter of LETTERS) {
      offer(head + letter + lower.slice(i + 1));
      offer(head + letter + lower.slice(i));
    }
  }
  const key = skeleton(lower);
  const shelves = new Set([key]);
  for (let i = 1; i < key.length; i++) shelves.add(key.slice(0, i) + key.slice(i + 1));
  for (let i = 1; i <= key.length; i++)
    for (const c of 'bcdfgklmnprstv') shelves.add(key.slice(0, i) + c + key.slice(i));
  for (const shelf of shelves) {
    for (const word of skeletons.get(shelf) ?? []) {
      if (Math.abs(word.length - lower.length) <= 2 && slipWeight(lower, word) <= (lower.length > 6 ? 2.6 : 1.9))
        found.add(word);
    }
  }
  return found;
}

export type Candidate = { word: string; value: number };

/** The few likeliest words, best first. */
export function likeliest(lower: string, found: Set<string>, rank: (word: string) => number): Candidate[] {
  return [...found]
    .map((word) => ({ word, value: likelihood(lower, word, rank) }))
    .sort((a, b) => b.value - a.value || (a.word < b.word ? -1 : 1))
    .slice(0, 6);
}

/** Far from every word, or near a rare one only: a name or a word of another language rather than a slip. */
export function near(lower: string, word: string, rank: (word: string) => number): boolean {
  const slip = slipWeight(lower, word);
  return rank(word) < OUTSIDE ? slip <= 1.9 : slip <= 1.3 && lower.length > 6;
}

/** A form of a common word is used more than its absence from the list says. */
export function use(word: string, rank: (word: string) => number): number {
  const own = rank(word);
  if (own < OUTSIDE) return own;
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = rank(word.slice(0, -ending.length) + instead);
    if (stem < OUTSIDE) return Math.min(own, stem + 6000);
  }
  return own;
}
const ENDINGS: readonly [string, string][] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['es', 'e'],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['ally', 'al'],
  ['ily', 'y'],
  ['er', ''],
  ['ness', ''],
];

/** Whoever writes -ize keeps it: the dictionary knows only -ise. */
export const spelledLike = (typed: string, word: string): string =>
  /iz(?:e|es|ed|ing|ation)$/.test(typed) ? word.replace(/is(e|es|ed|ing|ation)$/, 'iz$1') : word;

function likelihood(lower: string, word: string, rank: (word: string) => number): number {
  const sameSkeleton = skeleton(word) === skeleton(lower) ? 0.8 : 0;
  const sameStart = word[0] === lower[0] ? 1.6 : 0;
  return -Math.log(rank(word)) * FREQUENCY - SLIP * slipWeight(lower, word) + sameSkeleton + sameStart;
}
