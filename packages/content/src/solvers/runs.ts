import type { Choice } from './choices.ts';

/** Whether equal keys stand beside each other as often as they would in a shuffled row (Wald and Wolfowitz). */
export type Runs = { rows: number; pairs: number; equal: number; expected: number; z: number; within: boolean };

const DEVIATIONS = 2.576;

export function runsOf(rows: readonly (readonly string[])[]): Runs {
  const long = rows.filter(({ length }) => length > 1);
  const sum = (of: (row: readonly string[]) => number) => long.reduce((total, row) => total + of(row), 0);
  const equal = sum(equalPairs);
  const expected = sum(expectedPairs);
  const deviation = Math.sqrt(sum(variance));
  const z = deviation === 0 ? 0 : (equal - expected) / deviation;
  const pairs = sum(({ length }) => length - 1);
  return { rows: long.length, pairs, equal, expected, z, within: Math.abs(z) <= DEVIATIONS };
}

/** The keys of each group, in order, where a key may come again. */
export function keyRows(choices: readonly Choice[]): string[][] {
  const rows = new Map<object, string[]>();
  for (const { asked, key, family } of choices) {
    if (family !== 'choice' && family !== 'verdict' && !asked.group.reuse) continue;
    rows.set(asked.group, [...(rows.get(asked.group) ?? []), key]);
  }
  return [...rows.values()];
}

const equalPairs = (row: readonly string[]) => row.filter((key, at) => at > 0 && key === row[at - 1]).length;

const countsOf = (row: readonly string[]) => [...new Set(row)].map((key) => row.filter((one) => one === key).length);

const expectedPairs = (row: readonly string[]) =>
  countsOf(row).reduce((sum, count) => sum + count * (count - 1), 0) / row.length;

function variance(row: readonly string[]): number {
  const n = row.length;
  const power = (exponent: number) => countsOf(row).reduce((sum, count) => sum + count ** exponent, 0);
  const squares = power(2);
  const found = (squares * (squares + n * (n + 1)) - 2 * n * power(3) - n ** 3) / (n ** 2 * (n - 1));
  return Math.max(0, found);
}
