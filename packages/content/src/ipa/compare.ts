import type { Accent } from '../voices/phonemes.ts';
import { broadOf, inParts, type Sound } from './broad.ts';

/**
 * `weak`: a full vowel against a weak one, or a weak one that is swallowed, away from the stress. Dictionaries differ
 * there among themselves; the others are heard.
 */
export type Difference = 'stress' | 'vowel' | 'consonant' | 'weak';

/** How two transcriptions differ once both are broad; empty when they are the same. */
export function differences(ours: string, theirs: string, accent: Accent): Difference[] {
  const isPhrase = [ours, theirs].some(inParts);
  const [a, b] = [broadOf(ours, accent, isPhrase), broadOf(theirs, accent, isPhrase)];
  const pairs = align(a, b);
  const found = pairs.flatMap(([one, other]) => kindOf(one, other) ?? []);
  const bothMarked = [a, b].every((sounds) => sounds.some(({ stressed }) => stressed));
  const moved = bothMarked && pairs.some(([one, other]) => one?.stressed === true && other?.stressed !== true);
  // A vowel that only lost its stress was weakened by that; to name it too would say the same twice.
  const others = moved ? found.filter((kind) => kind !== 'weak') : found;
  return [...new Set<Difference>([...(moved ? (['stress'] as const) : []), ...others])];
}

type Pair = [Sound | undefined, Sound | undefined];

function kindOf(one: Sound | undefined, other: Sound | undefined): Exclude<Difference, 'stress'> | null {
  if (one && other && one.sign === other.sign) return null;
  const present = [one, other].flatMap((sound) => sound ?? []);
  if (!present.every(({ vowel }) => vowel)) return 'consonant';
  const touchesStress = one?.stressed && other?.stressed;
  const isWeak = present.some(({ sign }) => sign === 'ə');
  return isWeak && !touchesStress ? 'weak' : 'vowel';
}

/** What it costs to take one sound for the other; a vowel for a consonant is no match at all. */
function cost(one: Sound, other: Sound): number {
  if (one.sign === other.sign) return one.stressed === other.stressed ? 0 : 0.1;
  if (one.vowel !== other.vowel) return 9;
  return one.sign === 'ə' || other.sign === 'ə' ? 0.5 : 1;
}

const gap = ({ sign }: Sound) => (sign === 'ə' ? 0.6 : 1);

/** The cheapest alignment of the two words. */
function align(a: readonly Sound[], b: readonly Sound[]): Pair[] {
  type Way = { cost: number; pairs: Pair[] };
  const rows: Way[][] = [];
  const at = (i: number, j: number): Way => rows[i]?.[j] ?? { cost: Number.POSITIVE_INFINITY, pairs: [] };
  for (let i = 0; i <= a.length; i += 1) {
    rows[i] = [];
    for (let j = 0; j <= b.length; j += 1) {
      const [one, other] = [a[i - 1], b[j - 1]];
      const ways: Way[] = i === 0 && j === 0 ? [{ cost: 0, pairs: [] }] : [];
      if (one && other) ways.push(step(at(i - 1, j - 1), cost(one, other), [one, other]));
      if (one) ways.push(step(at(i - 1, j), gap(one), [one, undefined]));
      if (other) ways.push(step(at(i, j - 1), gap(other), [undefined, other]));
      rows[i]?.push(ways.reduce((best, way) => (way.cost < best.cost ? way : best)));
    }
  }
  return at(a.length, b.length).pairs;

  function step(way: Way, more: number, pair: Pair): Way {
    return { cost: way.cost + more, pairs: [...way.pairs, pair] };
  }
}
