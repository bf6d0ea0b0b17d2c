import { type Point, strokesOf } from './captcha-glyphs.ts';

const WIDTH = 160;
const HEIGHT = 56;
const LETTER = { width: 18, height: 28 };
/** Dark inks on the picture's own paper: the same contrast on a light and on a dark page. */
const PAPER = '#f4f0e6';
const PENS = [
  { ink: '#1d2740', width: 2.9 },
  { ink: '#33305c', width: 2.5 },
  { ink: '#4a3a2a', width: 2.2 },
] as const;

/**
 * Letters as bent pen strokes, cut into pieces and mixed with stray lines of the same pens. There is no text and
 * no path that is one letter, so a script has to look at the picture as a person does.
 */
export function drawCaptcha(answer: string, random: () => number): string {
  const from = (low: number, high: number) => low + random() * (high - low);
  const bend = wave(from);
  const letters = [...answer].flatMap((letter, place) => {
    const put = placed(place, answer.length, from);
    return strokesOf(letter).flatMap((stroke) => cut(stroke.map(put), random));
  });
  const pieces = [...letters, ...strayLines(from).flatMap((line) => cut(line, random))].map((piece) => piece.map(bend));

  const paths = PENS.map(({ ink, width }, pen) => {
    const mine = shuffled(pieces, random).filter((_, i) => i % PENS.length === pen);
    return { ink, width, mine };
  });
  const drawn = new Set<Point[]>();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="${PAPER}"/>`,
    ...paths.map(({ ink, width, mine }) => `<path d="${mine.map(toPath).join('')}" stroke="${ink}" stroke-width="${width}"/>`),
    '</svg>',
  ].join('');
}
