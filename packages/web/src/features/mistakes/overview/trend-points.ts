/** Numbers as points of a line in a box; a line of equal numbers runs through its middle. */
export function trendPoints(values: readonly number[], width: number, height: number): { x: number; y: number }[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, at) => ({
    x: at * step,
    y: high === low ? height / 2 : height - ((value - low) / (high - low)) * height,
  }));
}

export const lineOf = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** More open than eight weeks ago, and not only by one: that may be today's paper. */
export const isRising = (trend: readonly number[]): boolean =>
  (trend.at(-1) ?? 0) - (trend[0] ?? 0) >= 2 && (trend[0] ?? 0) > 0;
