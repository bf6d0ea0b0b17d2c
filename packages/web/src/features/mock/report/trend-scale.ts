const [LEFT, RIGHT, TOP, BOTTOM] = [34, 24, 22, 30];
/** Room beside the first and the last point for their labels. */
const INSET = 36;

/** Where a band and the n-th mock stand in the picture; the bands shown are those around the points, at least four. */
export function trendScale(scores: readonly number[], { width, height }: { width: number; height: number }) {
  const lowest = Math.floor(Math.min(...scores, 9));
  const bottom = Math.max(0, Math.min(5, lowest - 1));
  const top = 9;
  const bands = Array.from({ length: top - bottom + 1 }, (_, at) => bottom + at);
  const [left, right] = [LEFT, width - RIGHT];
  const step = scores.length > 1 ? (right - left - 2 * INSET) / (scores.length - 1) : 0;
  return {
    ...{ bands, bottom, top, left, right },
    x: (at: number) => (scores.length > 1 ? left + INSET + at * step : (left + right) / 2),
    y: (band: number) => height - BOTTOM - ((band - bottom) / (top - bottom)) * (height - TOP - BOTTOM),
  };
}
