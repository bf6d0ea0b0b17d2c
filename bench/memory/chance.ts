/** A stream of random numbers that can be repeated. */
export function stream(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Luck by word and review instead of by order, so that every policy meets the same luck. */
export function luck(seed: number, word: number, turn: number): number {
  let h =
    Math.imul(seed, 0x9e3779b1) ^ Math.imul(word + 0x7f4a7c15, 0x85ebca6b) ^ Math.imul(turn + 0x165667b1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  h ^= h >>> 16;
  return ((h >>> 0) + 0.5) / 4294967296;
}

export const gauss = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());

const CENTRE = {
  a: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
  ],
  b: [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
};
const TAIL = {
  a: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  b: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
};
const poly = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** The normal distribution's quantile (Acklam's approximation). */
export function quantile(p: number): number {
  if (p > 0.97575) return -quantile(1 - p);
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p));
    return poly(TAIL.a, q) / poly(TAIL.b, q);
  }
  const q = p - 0.5;
  return (poly(CENTRE.a, q * q) * q) / poly(CENTRE.b, q * q);
}

export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));
