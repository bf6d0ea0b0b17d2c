/**
 * Our own letters, as pen strokes on a grid 6 wide and 8 high: `08 30 68` goes through (0,8), (3,0), (6,8);
 * `~` makes the stroke round. No look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V), so that nobody has to guess.
 */
const GLYPHS: Record<string, string> = {
  A: '08 30 68|15 55',
  C: '~61 40 20 02 06 28 48 67',
  D: '00 08|~00 30 63 65 38 08',
  E: '60 00 08 68|04 44',
  F: '60 00 08|04 44',
  H: '00 08|60 68|04 64',
  J: '20 60|~50 53 56 38 18 06',
  K: '00 08|60 04 68',
  M: '08 00 34 60 68',
  N: '08 00 68 60',
  P: '08 00|~00 40 62 44 04',
  R: '08 00|~00 40 62 44 04|34 68',
  T: '00 60|30 38',
  U: '~00 05 28 48 65 60',
  W: '00 18 32 58 60',
  X: '00 68|60 08',
  Y: '00 34 60|34 38',
  3: '~01 20 50 62 54 34|~34 54 66 58 28 07',
  4: '48 40 05 65',
  6: '~51 30 03 06 28 48 66 54 24 06',
  7: '00 60 28',
  9: '~62 40 20 02 24 44 62 65 38',
};

export const CAPTCHA_LETTERS = Object.keys(GLYPHS).join('');

export type Point = { x: number; y: number };

const STEPS = 6;

/** The strokes of a letter as chains of close points, within 0-1 in both directions. */
export function strokesOf(letter: string): Point[][] {
  const drawing = GLYPHS[letter];
  if (!drawing) throw new Error(`no glyph for ${letter}`);
  return drawing.split('|').map((stroke) => {
    const round = stroke.startsWith('~');
    const points = stroke
      .replace('~', '')
      .split(' ')
      .map((pair) => ({ x: Number(pair[0]) / 6, y: Number(pair[1]) / 8 }));
    return sample(points, round);
  });
}

function sample(points: Point[], round: boolean): Point[] {
  const between = round ? curve : straight;
  const last = points.length - 1;
  const chain = points
    .slice(0, last)
    .flatMap((_, i) => Array.from({ length: STEPS }, (_, step) => between(points, i, step / STEPS)));
  return [...chain, points[last]!];
}

function straight(points: Point[], i: number, t: number): Point {
  const [a, b] = [points[i]!, points[i + 1]!];
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Catmull-Rom: passes through every point, without corners. */
function curve(points: Point[], i: number, t: number): Point {
  const [b, c] = [points[i]!, points[i + 1]!];
  const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c];
  const along = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}
