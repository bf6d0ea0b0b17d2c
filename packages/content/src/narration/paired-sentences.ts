/** Sentences of two languages that say the same, put side by side. Who translates well joins and parts sentences. */
export type Pair = { en: string[]; zh: string[] };

/** How many English and Chinese sentences may stand in one pair, and what it costs not to be one and one. */
const SHAPES = [
  { en: 1, zh: 1, cost: 0 },
  { en: 1, zh: 2, cost: 0.4 },
  { en: 2, zh: 1, cost: 0.4 },
  { en: 2, zh: 2, cost: 0.7 },
  { en: 3, zh: 1, cost: 0.9 },
  { en: 1, zh: 3, cost: 0.9 },
  { en: 3, zh: 2, cost: 1.1 },
  { en: 2, zh: 3, cost: 1.1 },
  { en: 4, zh: 1, cost: 1.5 },
  { en: 1, zh: 4, cost: 1.5 },
];

type Way = { cost: number; pairs: Pair[] };

/** By length alone: a long sentence means a long one. Where no way fits, everything is one pair. */
export function pairedSentences(en: readonly string[], zh: readonly string[]): Pair[] {
  const share = lengthOf(zh) / Math.max(1, lengthOf(en));
  const ways = new Map<string, Way>([['0 0', { cost: 0, pairs: [] }]]);
  for (let i = 0; i <= en.length; i++)
    for (let j = 0; j <= zh.length; j++) {
      const here = ways.get(`${i} ${j}`);
      if (!here) continue;
      for (const shape of SHAPES) {
        if (i + shape.en > en.length || j + shape.zh > zh.length) continue;
        const pair = { en: en.slice(i, i + shape.en), zh: zh.slice(j, j + shape.zh) };
        const cost = here.cost + shape.cost + mismatch(lengthOf(pair.en) * share, lengthOf(pair.zh));
        const there = `${i + shape.en} ${j + shape.zh}`;
        if (cost < (ways.get(there)?.cost ?? Number.POSITIVE_INFINITY))
          ways.set(there, { cost, pairs: [...here.pairs, pair] });
      }
    }
  return ways.get(`${en.length} ${zh.length}`)?.pairs ?? [{ en: [...en], zh: [...zh] }];
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
const mismatch = (expected: number, found: number) => Math.abs(expected - found) / Math.sqrt(expected + found + 1);
