import { isCounted, type SaidWord } from './said-words.ts';
import { sameSaid } from './same-said.ts';

/** What stands where: so many words of the sentence against so many of the answer. */
export type Pair = { said: readonly SaidWord[]; given: readonly SaidWord[]; same: boolean };

/** No number or time has more words. */
const LONGEST = 5;

type Step = { cost: number; said: number; given: number; same: boolean };

/**
 * The cheapest way from the sentence to the answer. A word for a word is cheaper than one missed and one extra, and a
 * word that looks alike is cheaper than one that does not: so what was meant stands against what was said.
 */
export function alignWords(
  said: readonly SaidWord[],
  given: readonly SaidWord[],
  looksAlike: (said: string, given: string) => boolean,
): Pair[] {
  const same = rememberSame();
  const best: Step[][] = [];
  for (let i = said.length; i >= 0; i -= 1) {
    const row: Step[] = [];
    for (let j = given.length; j >= 0; j -= 1) row[j] = bestStep(i, j, row);
    best[i] = row;
  }
  return walk();

  function bestStep(i: number, j: number, row: readonly Step[]): Step {
    const after = (a: number, b: number): number => (a === 0 ? row[j + b] : best[i + a]?.[j + b])?.cost ?? 0;
    if (i === said.length && j === given.length) return { cost: 0, said: 0, given: 0, same: true };
    const steps: Step[] = [];
    const step = (a: number, b: number, cost: number, same = false) =>
      steps.push({ cost: cost + after(a, b), said: a, given: b, same });
    for (const [a, b] of samesFrom(i, j)) step(a, b, 0, true);
    if (i < said.length && j < given.length)
      step(1, 1, looksAlike(said[i]?.plain ?? '', given[j]?.plain ?? '') ? 0.6 : 1.1);
    for (const [a, b] of splitsFrom(i, j)) step(a, b, 0.5);
    if (i < said.length) step(1, 0, 1);
    if (j < given.length) step(0, 1, 1);
    return steps.reduce((least, one) => (one.cost < least.cost ? one : least));
  }

  function samesFrom(i: number, j: number): [number, number][] {
    const found: [number, number][] = [];
    for (let a = 1; a <= LONGEST && i + a <= said.length; a += 1)
      for (let b = 1; b <= LONGEST && j + b <= given.length; b += 1) {
        const [here, there] = [said.slice(i, i + a), given.slice(j, j + b)];
        if ((a * b === 1 || mayDiffer(here, there)) && same(textOf(here), textOf(there))) found.push([a, b]);
      }
    return found;
  }

  /** `carpark` for car park: every letter heard, written as one word or as two. */
  function splitsFrom(i: number, j: number): [number, number][] {
    const pairs: [number, number][] = [
      [1, 2],
      [2, 1],
    ];
    return pairs.filter(
      ([a, b]) =>
        i + a <= said.length &&
        j + b <= given.length &&
        lettersOf(said.slice(i, i + a)) === lettersOf(given.slice(j, j + b)),
    );
  }

  function walk(): Pair[] {
    const pairs: Pair[] = [];
    for (let i = 0, j = 0; i < said.length || j < given.length; ) {
      const step = best[i]?.[j];
      if (!step || step.said + step.given === 0) break;
      pairs.push({ said: said.slice(i, i + step.said), given: given.slice(j, j + step.given), same: step.same });
      i += step.said;
      j += step.given;
    }
    return pairs;
  }
}

/** Only such stretches can be one word here and several there; every other word is compared with one word. */
function mayDiffer(here: readonly SaidWord[], there: readonly SaidWord[]): boolean {
  const hyphen = [...here, ...there].some(({ plain }) => plain.includes('-'));
  if (hyphen && here.length <= 3 && there.length <= 3) return true;
  return [here, there].every((words) => words.some(({ plain }) => isCounted(plain)));
}

/** One sentence compares the same stretches again and again. */
function rememberSame(): typeof sameSaid {
  const known = new Map<string, boolean>();
  return (said, given) => {
    const pair = `${said}\n${given}`;
    const same = known.get(pair) ?? sameSaid(said, given);
    known.set(pair, same);
    return same;
  };
}

const textOf = (words: readonly SaidWord[]): string => words.map(({ plain }) => plain).join(' ');
const lettersOf = (words: readonly SaidWord[]): string => words.map(({ plain }) => plain.replace(/-/g, '')).join('');
