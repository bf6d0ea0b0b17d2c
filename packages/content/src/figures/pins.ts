import { INK, PAPER, tag, text } from './svg.ts';

type PlacedPin = { id: string; x: number; y: number };

/** Letters on a picture. The page draws its own, so that they can be read aloud; this is for paper and for looking. */
export function withPins(svg: string, pins: PlacedPin[], size = 13): string {
  const drawn = pins
    .map(
      ({ id, x, y }) =>
        tag('circle', { cx: x, cy: y, r: size * 0.9, fill: PAPER, stroke: INK, 'stroke-width': 1.6 }) +
        text(x, y + size * 0.36, id, { size, bold: true }),
    )
    .join('');
  return svg.replace(/<\/svg>\s*$/, `${drawn}</svg>`);
}
