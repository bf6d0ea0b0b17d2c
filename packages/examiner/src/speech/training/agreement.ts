export function correlation(pairs: [number, number][]): number {
  const mean = (of: (pair: [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [a, b] = [mean(([x]) => x), mean(([, y]) => y)];
  const both = pairs.reduce((sum, [x, y]) => sum + (x - a) * (y - b), 0);
  const one = pairs.reduce((sum, [x]) => sum + (x - a) ** 2, 0);
  const other = pairs.reduce((sum, [, y]) => sum + (y - b) ** 2, 0);
  return both / Math.sqrt(one * other);
}

export const meanOff = (pairs: [number, number][]): number =>
  pairs.reduce((sum, [x, y]) => sum + Math.abs(x - y), 0) / pairs.length;

/** How often a bad one is marked lower than a good one; equal marks count half. */
export function areaUnderCurve(marks: [number, boolean][]): number {
  const bad = marks.filter(([, isBad]) => isBad).map(([mark]) => mark);
  const good = marks.filter(([, isBad]) => !isBad).map(([mark]) => mark);
  let right = 0;
  for (const low of bad) for (const high of good) right += low < high ? 1 : low === high ? 0.5 : 0;
  return right / (bad.length * good.length);
}
