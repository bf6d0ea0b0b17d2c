import { type Point, strokesOf } from './captcha-glyphs.ts';

const WIDTH = 180;
const HEIGHT = 56;
const LETTER = { width: 18, height: 29 };
/** Dark inks on the picture's own paper: the same contrast on a light and on a dark page. */
const PAPER = '#f4f0e6';
const INKS = ['#1d2740', '#3a2f63', '#4f3a26'] as const;
const PEN = { letter: 2.6, stray: 1.1 } as const;
const STRAY_LINES = 5;
/** Points of a stroke kept together in one piece. */
const PIECE = 5;

type Between = (low: number, high: number) => number;
type Line = Point[];

/**
 * Letters as bent pen strokes, cut into pieces, mixed and crossed by stray lines. There is no text and no path
 * that is one letter, so a script has to look at the picture as a person does.
 */
export function drawCaptcha(answer: string, random: () => number): string {
  const between: Between = (low, high) => low + random() * (high - low);
  const letters = [...answer].flatMap((letter, place) => handwritten(letter, place, answer.length, between));
  const strays = Array.from({ length: STRAY_LINES }, () => strayLine(between));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="${PAPER}"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...inPieces(letters, PEN.letter),
    ...inPieces(strays, PEN.stray),
    '</g></svg>',
  ].join('');

  /** One path per ink, each holding pieces from all over the picture. */
  function inPieces(lines: Line[], width: number): string[] {
    const pieces = shuffled(
      lines.flatMap((line) => cut(line.map(wobble(between)))),
      random,
    );
    return INKS.map((ink, pen) => {
      const mine = pieces.filter((_, i) => i % INKS.length === pen);
      return `<path d="${mine.map(toPath).join('')}" stroke="${ink}" stroke-width="${width}"/>`;
    });
  }
}

/** A letter in its place: turned, slanted, larger or smaller, higher or lower, never twice the same. */
function handwritten(letter: string, place: number, of: number, between: Between): Line[] {
  const column = (WIDTH - 20) / of;
  const centre = { x: 10 + column * (place + 0.5) + between(-2, 2), y: HEIGHT / 2 + between(-4, 4) };
  const angle = between(-0.24, 0.24);
  const slant = between(-0.2, 0.2);
  const size = { x: LETTER.width * between(0.88, 1.12), y: LETTER.height * between(0.88, 1.12) };
  return strokesOf(letter).map((stroke) =>
    stroke.map((point) => {
      const y = (point.y - 0.5) * size.y;
      const x = (point.x - 0.5) * size.x - y * slant;
      return {
        x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
        y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
      };
    }),
  );
}

function strayLine(between: Between): Line {
  const [x, y] = [between(4, WIDTH - 70), between(8, HEIGHT - 8)];
  const [dx, dy] = [between(40, 90), between(-16, 16)];
  const sag = between(-8, 8);
  return Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return { x: x + dx * t, y: y + dy * t + sag * Math.sin(Math.PI * t) };
  });
}

/** A small wobble of each point on top of everything: two drawings of one letter share no coordinates. */
const wobble =
  (between: Between) =>
  ({ x, y }: Point): Point => ({ x: x + between(-0.3, 0.3), y: y + between(-0.3, 0.3) });

/** Pieces share their end points, so the eye sees one line. */
function cut(line: Line): Line[] {
  const pieces: Line[] = [];
  for (let start = 0; start < line.length - 1; start += PIECE) pieces.push(line.slice(start, start + PIECE + 1));
  return pieces;
}

function shuffled<T>(list: T[], random: () => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

const toPath = (line: Line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
