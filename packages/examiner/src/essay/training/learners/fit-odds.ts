import { SIGNS, type SpellingSigns } from '../../comment/slips/spelling-signs.ts';

export type Example = { essay: string; signs: SpellingSigns; right: boolean };
export type Weights = { intercept: number } & SpellingSigns;

const ROUNDS = 40;
/** How much each weight is held back. */
const RIDGE = 1;

/** A small sum of signs, fitted by Newton's steps. */
export function fitOdds(examples: Example[]): Weights {
  const size = SIGNS.length + 1;
  const rows = examples.map(({ signs, right }) => ({ row: [1, ...SIGNS.map((one) => signs[one])], right }));
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => (i ? -RIDGE * weight : 0));
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)));
    for (const { row, right } of rows) {
      const odds = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
      for (let i = 0; i < size; i++) {
        slope[i]! += row[i]! * (Number(right) - odds);
        for (let j = 0; j < size; j++) bend[i]![j]! += row[i]! * row[j]! * odds * (1 - odds);
      }
    }
    const step = solved(bend, slope);
    weights = weights.map((weight, i) => weight + step[i]!);
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  const rounded = weights.map((one) => Math.round(one * 1000) / 1000);
  const signs = Object.fromEntries(SIGNS.map((name, i) => [name, rounded[i + 1]!])) as SpellingSigns;
  return { intercept: rounded[0]!, ...signs };
}

/** Gauss: the matrix is small and positive. */
function solved(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let i = 0; i < rows.length; i++) {
    for (let below = i + 1; below < rows.length; below++) {
      const share = rows[below]![i]! / rows[i]![i]!;
      rows[below] = rows[below]!.map((value, j) => value - share * rows[i]![j]!);
    }
  }
  const found = new Array<number>(rows.length).fill(0);
  for (let i = rows.length - 1; i >= 0; i--) {
    const known = found.reduce((sum, value, j) => sum + (j > i ? value * rows[i]![j]! : 0), 0);
    found[i] = (rows[i]!.at(-1)! - known) / rows[i]![i]!;
  }
  return found;
}
