import type { MapShape } from '../schema/writing/map.ts';
import { groundNames, UNIT } from './map-style.ts';
import { INK, PAPER, tag, textBlock, textWidth, wrap } from './svg.ts';

/** Small things on a map, and the words beside them. */

export function drawMark(shape: MapShape): string {
  if (shape.draw === 'houses') return shape.at.map(([x, y]) => house(x * UNIT, y * UNIT)).join('');
  if (shape.draw === 'spot')
    return tag('circle', {
      cx: shape.at[0] * UNIT,
      cy: shape.at[1] * UNIT,
      r: 5,
      fill: PAPER,
      stroke: INK,
      'stroke-width': 2.4,
    });
  if (shape.draw !== 'door') return '';
  const [x, y] = [shape.at[0] * UNIT, shape.at[1] * UNIT];
  const size =
    shape.side === 'vertical'
      ? { x: x - 4, y: y - 10, width: 8, height: 20 }
      : { x: x - 10, y: y - 4, width: 20, height: 8 };
  return tag('rect', { ...size, fill: PAPER, stroke: INK });
}

const house = (x: number, y: number) =>
  tag('path', {
    d: `M${x - 9} ${y - 1}l9-8 9 8v10h-18z`,
    fill: PAPER,
    stroke: INK,
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
  });

export function labelOf(shape: MapShape): string {
  if (!shape.label) return '';
  const place = labelPlace(shape);
  const lines = wrap(shape.label, place.width, SIZE);
  const words = textBlock(place.x * UNIT, place.y * UNIT, lines, { size: SIZE, halo: true });
  return groundNames.includes(shape.draw) ? slip(place, lines) + words : words;
}

/** On hatched ground the words get a white background. */
function slip({ x, y }: Place, lines: string[]): string {
  const width = Math.max(...lines.map((words) => textWidth(words, SIZE))) + 12;
  const height = lines.length * SIZE * 1.25 + 8;
  return tag('rect', { x: x * UNIT - width / 2, y: y * UNIT - height / 2, width, height, rx: 3, fill: PAPER });
}

const SIZE = 13.5;

type Place = { x: number; y: number; width: number };

function labelPlace(shape: MapShape): Place {
  const wide = 150;
  if ('labelAt' in shape && shape.labelAt) return { x: shape.labelAt[0], y: shape.labelAt[1], width: wide };
  if (shape.draw === 'label') return { x: shape.at[0], y: shape.at[1], width: wide };
  if (shape.draw === 'spot' || shape.draw === 'door') return { x: shape.at[0], y: shape.at[1] - 3, width: wide };
  if (shape.draw === 'houses')
    return { ...middleOf(shape.at), y: Math.max(...shape.at.map(([, y]) => y)) + 4, width: wide };
  if ('box' in shape && shape.box) {
    const [x, y, width, height] = shape.box;
    return { x: x + width / 2, y: y + height / 2, width: Math.max(40, width * UNIT - 6) };
  }
  const points = ('points' in shape && shape.points) || [];
  return { ...middleOf(points), width: wide };
}

const middleOf = (points: [number, number][]) => ({
  x: points.reduce((sum, [x]) => sum + x, 0) / points.length,
  y: points.reduce((sum, [, y]) => sum + y, 0) / points.length,
});
