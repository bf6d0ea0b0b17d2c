import { hasScore } from '@ninefold/core/skills';

const CENTRE = { x: 140, y: 125 };
/** The corner of band nine, from the centre. */
const REACH = 92;
/** Listening at the top left, then clockwise. */
const WAYS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

export function corner(at: number, band: number): { x: number; y: number } {
  const [right, down] = WAYS[at % WAYS.length] ?? WAYS[0];
  const length = (band / 9) * REACH;
  return { x: CENTRE.x + right * length, y: CENTRE.y + down * length };
}

/** Only skills that have a band: an outline through the centre would say zero. */
export const outline = (bands: readonly number[]): string =>
  bands
    .flatMap((band, at) => (hasScore(band) ? [corner(at, band)] : []))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
