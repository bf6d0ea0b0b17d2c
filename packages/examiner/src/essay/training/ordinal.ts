/** Proportional odds: one line, ordered thresholds. Tried beside the ridge, not shipped. */
type Ordinal = { weights: number[]; cuts: number[]; levels: number[] };

const STEPS = 400;
const RATE = 0.4;

export function fitOrdinal(rows: number[][], targets: number[], alpha: number): Ordinal {
  const levels = [...new Set(targets)].sort((a, b) => a - b);
  const rank = new Map(levels.map((level, i) => [level, i]));
  const n = rows.length;
  const cuts = levels.slice(1).map((level) => {
    const below = targets.filter((y) => y < level).length / n;
    return Math.log(below / (1 - below));
  });
  const weights = new Array<number>(rows[0]!.length).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -(alpha / n) * weight);
    const moves = cuts.map(() => 0);
    rows.forEach((row, i) => {
      const score = dot(weights, row);
      const k = rank.get(targets[i]!)!;
      const upper = k < cuts.length ? sigmoid(cuts[k]! - score) : 1;
      const lower = k > 0 ? sigmoid(cuts[k - 1]! - score) : 0;
      const pull = (1 - upper - lower) / n;
      for (let j = 0; j < row.length; j++) slope[j]! -= pull * row[j]!;
      const gap = Math.max(upper - lower, 1e-6);
      if (k < cuts.length) moves[k]! += (upper * (1 - upper)) / gap / n;
      if (k > 0) moves[k - 1]! -= (lower * (1 - lower)) / gap / n;
    });
    for (let j = 0; j < weights.length; j++) weights[j]! += RATE * slope[j]!;
    for (let k = 0; k < cuts.length; k++) cuts[k]! += RATE * moves[k]!;
    for (let k = 1; k < cuts.length; k++) cuts[k] = Math.max(cuts[k]!, cuts[k - 1]! + 0.01);
  }
  return { weights, cuts, levels };
}

/** The expected band. */
export function guessOrdinal({ weights, cuts, levels }: Ordinal, row: number[]): number {
  const score = dot(weights, row);
  const below = [...cuts.map((cut) => sigmoid(cut - score)), 1];
  return levels.reduce((sum, level, k) => sum + level * (below[k]! - (below[k - 1] ?? 0)), 0);
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const dot = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
