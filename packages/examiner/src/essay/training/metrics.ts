import { clamp, deviation, mean, toHalf } from '../features/numbers.ts';

export type Pair = { human: number; guess: number };
type Metric = (pairs: Pair[]) => number;

/** Quadratic weighted kappa on half bands from 0 to 9. */
export const qwk: Metric = (pairs) => {
  const level = (band: number) => Math.round(clamp(band, 0, 9) * 2);
  const size = 19;
  const seen = new Float64Array(size * size);
  const rows = new Float64Array(size);
  const columns = new Float64Array(size);
  for (const { human, guess } of pairs) {
    seen[level(human) * size + level(guess)]!++;
    rows[level(human)]!++;
    columns[level(guess)]!++;
  }
  let observed = 0;
  let expected = 0;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      observed += (i - j) ** 2 * seen[i * size + j]!;
      expected += ((i - j) ** 2 * rows[i]! * columns[j]!) / pairs.length;
    }
  }
  return expected ? 1 - observed / expected : 0;
};

export const mae: Metric = (pairs) => mean(pairs.map(({ human, guess }) => Math.abs(human - guess)));
export const bias: Metric = (pairs) => mean(pairs.map(({ human, guess }) => guess - human));
export const within =
  (distance: number): Metric =>
  (pairs) =>
    (100 * pairs.filter(({ human, guess }) => Math.abs(human - guess) <= distance + 1e-9).length) /
    Math.max(1, pairs.length);
export const spread: Metric = (pairs) => deviation(pairs.map((p) => p.guess)) / deviation(pairs.map((p) => p.human));
export const correlation: Metric = (pairs) => {
  const x = pairs.map((p) => p.human);
  const y = pairs.map((p) => p.guess);
  const [mx, my] = [mean(x), mean(y)];
  const both = mean(x.map((value, i) => (value - mx) * (y[i]! - my)));
  return both / (deviation(x) * deviation(y) || 1);
};
export const inHalves = (pairs: Pair[]): Pair[] =>
  pairs.map(({ human, guess }) => ({ human, guess: toHalf(clamp(guess, 0, 9)) }));

/** A small generator, so that every run of the command prints the same intervals. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function interval<Item>(items: Item[], metric: (sample: Item[]) => number, times = 600): [number, number] {
  const random = numbersFrom(17);
  const values = Array.from({ length: times }, () =>
    metric(items.map(() => items[Math.floor(random() * items.length)]!)),
  );
  values.sort((a, b) => a - b);
  return [values[Math.floor(times * 0.025)]!, values[Math.floor(times * 0.975)]!];
}

export function shown<Item>(items: Item[], metric: (sample: Item[]) => number, digits = 2): string {
  const [low, high] = interval(items, metric);
  return `${metric(items).toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`;
}
