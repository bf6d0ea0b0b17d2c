/** Where values lie in a chart; pure, so that what is drawn can be checked. */
export type Point = { x: number; y: number };
type Box = { width: number; height: number; low: number; high: number };

export function pointsOf(values: readonly number[], { width, height, low, high }: Box): Point[] {
  const span = Math.max(1, high - low);
  return values.map((value, at) => ({
    x: values.length < 2 ? 0 : (at * width) / (values.length - 1),
    y: height - ((value - low) / span) * height,
  }));
}

export const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

/** The wedge of what is not certain: nothing today, the whole range on the last day. */
export function wedgeOf(points: readonly Point[], last: { low: number; high: number }): string {
  const end = points.at(-1);
  if (!end) return '';
  const edge = (y: number) =>
    points.map((point, at) => ({ x: point.x, y: point.y + (y - end.y) * (at / Math.max(1, points.length - 1)) }));
  return `${lineOf(edge(last.high))} ${lineOf([...edge(last.low)].reverse()).replace('M', 'L')} Z`;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** Round numbers for an axis that holds all values, at most five of them. */
export function ticksFor(least: number, most: number): number[] {
  const step = STEPS.find((one) => (most - least) / one <= 4) ?? 5000;
  const first = Math.floor(least / step) * step;
  const ticks: number[] = [];
  for (let tick = first; tick < most + step; tick += step) ticks.push(tick);
  return ticks;
}

/** How high a load is drawn. A cap far above every day is left to the sentence: under it the bars would be crumbs. */
export function loadScale(cap: number, most: number): { top: number; mark: number; isCapDrawn: boolean } {
  const isCapDrawn = cap <= 2 * most;
  const mark = isCapDrawn ? cap : Math.max(1, most);
  return { top: Math.max(mark, most) * 1.1, mark, isCapDrawn };
}
