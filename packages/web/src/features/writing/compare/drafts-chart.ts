type Point = { x: number; y: number };
export type ChartShape = { width: number; height: number; left: number; points: Point[]; y: (band: number) => number };

const [WIDTH, HEIGHT, LEFT, TOP] = [440, 180, 28, 6];
/** Score axes run from 4 to 9; a band below is drawn on the floor, with its number beside it. */
const [LOWEST, HIGHEST] = [4, 9];

/** Where the estimates of a row of drafts stand; one draft stands in the middle. */
export function draftsChart(scores: readonly number[]): ChartShape {
  const y = (band: number) =>
    TOP + (HEIGHT - TOP) * (1 - (Math.min(HIGHEST, Math.max(LOWEST, band)) - LOWEST) / (HIGHEST - LOWEST));
  const step = (WIDTH - LEFT) / scores.length;
  const points = scores.map((score, at) => ({ x: LEFT + step * (at + 0.5), y: y(score) }));
  return { width: WIDTH, height: HEIGHT, left: LEFT, points, y };
}
