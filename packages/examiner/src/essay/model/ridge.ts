import { quantile } from '../features/numbers.ts';

/** A straight line through features that were first mapped to a normal distribution, so that no outlier can pull it. */
export type Ridge = { weights: number[]; intercept: number };
export type Bells = { knots: number[][] };

const KNOTS = 41;
const EDGE = 2.6;

export function fitBells(rows: number[][]): Bells {
  const width = rows[0]?.length ?? 0;
  const knots = Array.from({ length: width }, (_, j) => {
    const column = rows.map((row) => row[j]!).sort((a, b) => a - b);
    return Array.from({ length: KNOTS }, (_, k) => round(quantile(column, k / (KNOTS - 1))));
  });
  return { knots };
}

export const toBells = (bells: Bells, row: number[]): number[] =>
  row.map((value, j) => bellScore(bells.knots[j]!, value));

function bellScore(knots: number[], value: number): number {
  const low = firstAtLeast(knots, value);
  const high = firstAbove(knots, value);
  // A value that fills several knots (most rates are often 0) stands in the middle of them.
  const place = high > low ? (low + high - 1) / 2 : between(knots, low, value);
  return inverseNormal(place / (KNOTS - 1));
}

function between(knots: number[], index: number, value: number): number {
  if (index === 0) return 0;
  if (index >= knots.length) return knots.length - 1;
  const from = knots[index - 1]!;
  return index - 1 + (value - from) / (knots[index]! - from);
}

const firstAtLeast = (knots: number[], value: number) => place(knots, (knot) => knot >= value);
const firstAbove = (knots: number[], value: number) => place(knots, (knot) => knot > value);
/** Knots are sorted, so halves will do. */
function place(knots: number[], test: (knot: number) => boolean): number {
  let low = 0;
  let high = knots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(knots[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Acklam's approximation, cut at the edges: the same digits on every machine. */
export function inverseNormal(p: number): number {
  if (p <= 0.005) return -EDGE;
  if (p >= 0.995) return EDGE;
  const a = [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
  ];
  const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572];
  const c = [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ];
  const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];
  const poly = (coefficients: number[], x: number) => coefficients.reduce((sum, value) => sum * x + value, 0);
  const tail = (q: number) => poly(c, q) / (poly(d, q) * q + 1);
  if (p < 0.02425) return tail(Math.sqrt(-2 * Math.log(p)));
  if (p > 1 - 0.02425) return -tail(Math.sqrt(-2 * Math.log(1 - p)));
  const q = p - 0.5;
  return (poly(a, q * q) * q) / (poly(b, q * q) * q * q + 1);
}

/** One line per target; the expensive half is shared. */
export function fitRidges(rows: number[][], targets: number[][], alpha: number): Ridge[] {
  const width = rows[0]!.length;
  const centre = Array.from({ length: width }, (_, j) => rows.reduce((sum, row) => sum + row[j]!, 0) / rows.length);
  const matrix = Array.from({ length: width }, () => new Float64Array(width));
  const shifted = rows.map((row) => Float64Array.from(row, (value, j) => value - centre[j]!));
  for (const row of shifted) {
    for (let j = 0; j < width; j++) {
      const line = matrix[j]!;
      const value = row[j]!;
      for (let k = 0; k <= j; k++) line[k]! += value * row[k]!;
    }
  }
  for (let j = 0; j < width; j++) matrix[j]![j]! += alpha;
  factor(matrix);
  return targets.map((target) => {
    const middle = target.reduce((sum, y) => sum + y, 0) / target.length;
    const right = new Float64Array(width);
    shifted.forEach((row, i) => {
      for (let j = 0; j < width; j++) right[j]! += row[j]! * (target[i]! - middle);
    });
    const weights = solve(matrix, right);
    return { weights, intercept: middle - weights.reduce((sum, weight, j) => sum + weight * centre[j]!, 0) };
  });
}

export const fitRidge = (rows: number[][], targets: number[], alpha: number): Ridge =>
  fitRidges(rows, [targets], alpha)[0]!;

export const predict = (ridge: Ridge, row: number[]): number =>
  ridge.intercept + ridge.weights.reduce((sum, weight, j) => sum + weight * row[j]!, 0);

/** Cholesky on the lower half, in place. */
function factor(matrix: Float64Array[]): void {
  for (let j = 0; j < matrix.length; j++) {
    const line = matrix[j]!;
    for (let k = 0; k <= j; k++) {
      let sum = line[k]!;
      for (let m = 0; m < k; m++) sum -= line[m]! * matrix[k]![m]!;
      line[k] = j === k ? Math.sqrt(Math.max(sum, 1e-9)) : sum / matrix[k]![k]!;
    }
  }
}

function solve(matrix: Float64Array[], right: Float64Array): number[] {
  const n = right.length;
  const y = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    let sum = right[j]!;
    for (let k = 0; k < j; k++) sum -= matrix[j]![k]! * y[k]!;
    y[j] = sum / matrix[j]![j]!;
  }
  const x = new Array<number>(n).fill(0);
  for (let j = n - 1; j >= 0; j--) {
    let sum = y[j]!;
    for (let k = j + 1; k < n; k++) sum -= matrix[k]![j]! * x[k]!;
    x[j] = sum / matrix[j]![j]!;
  }
  return x;
}

const round = (value: number) => Number(value.toPrecision(6));
