import type { MapArea, MapLine, MapShape, MapState } from '../schema/writing/map.ts';
import { drawMark, labelOf } from './map-marks.ts';
import { groundDefs, groundId, groundNames, LINE_STROKES, UNIT } from './map-style.ts';
import { figureSvg, INK, idFrom, line, PAPER, round, tag, text } from './svg.ts';

/** Maps and plans from data: 100 by 70 units. */

export const MAP_FRAME = { x: 0, y: 0, width: 100 * UNIT, height: 70 * UNIT };

export const drawMap = (state: MapState, title: string): string =>
  figureSvg(title, MAP_FRAME.width, MAP_FRAME.height, mapContent(state, idFrom(title + (state.name ?? ''))));

/** Ground first, then lines, then what stands on it, words on top. */
const FLOORS: ((shape: MapShape) => boolean)[] = [
  isArea,
  isLine,
  (shape) => shape.draw === 'room' || shape.draw === 'building' || shape.draw === 'houses',
  (shape) => shape.draw === 'door' || shape.draw === 'spot',
];

export function mapContent({ shapes, north }: MapState, prefix: string): string {
  const clip = `${prefix}-frame`;
  const { width, height } = MAP_FRAME;
  const frame = { x: 1, y: 1, width: width - 2, height: height - 2 };
  const floors = FLOORS.flatMap((belongs) =>
    belongs === isLine
      ? drawLines(shapes.filter(isLine))
      : shapes.filter(belongs).map((shape) => drawShape(shape, prefix)),
  );
  return [
    tag(
      'defs',
      {},
      groundDefs(
        prefix,
        shapes.map(({ draw }) => draw),
      ) + tag('clipPath', { id: clip }, tag('rect', frame)),
    ),
    tag('g', { 'clip-path': `url(#${clip})` }, floors.join('') + shapes.map(labelOf).join('')),
    tag('rect', { ...frame, fill: 'none', stroke: INK, 'stroke-width': 1.6 }),
    north ? compass(width - 26, 34) : '',
  ].join('');
}

function isLine(shape: MapShape): shape is MapLine {
  return shape.draw in LINE_STROKES;
}

function isArea(shape: MapShape): shape is MapArea {
  return groundNames.includes(shape.draw);
}

function drawShape(shape: MapShape, prefix: string): string {
  if (isArea(shape)) return drawArea(shape, prefix);
  if (shape.draw === 'building' || shape.draw === 'room') {
    const [x, y, width, height] = shape.box.map((value) => value * UNIT) as [number, number, number, number];
    const look =
      shape.draw === 'building' ? { fill: '#e4e4e6', 'stroke-width': 1.6 } : { fill: PAPER, 'stroke-width': 4 };
    return tag('rect', { x, y, width, height, stroke: INK, ...look });
  }
  return drawMark(shape);
}

type Point = [number, number];

const d = (points: Point[]) =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x * UNIT)} ${round(y * UNIT)}`).join('');

/** All edges of the roads before all their surfaces, so that crossings are open. A bridge lies over everything. */
function drawLines(lines: MapLine[]): string[] {
  const passes = (some: MapLine[]) =>
    [0, 1].flatMap((pass) =>
      some.flatMap(({ draw, points }) => {
        const stroke = LINE_STROKES[draw]?.[pass];
        return stroke ? [tag('path', { d: d(points), fill: 'none', 'stroke-linejoin': 'round', ...stroke })] : [];
      }),
    );
  return [
    ...passes(lines.filter(({ draw }) => draw !== 'bridge')),
    ...passes(lines.filter(({ draw }) => draw === 'bridge')),
  ];
}

function drawArea({ draw, box, points }: MapArea, prefix: string): string {
  const look = { fill: `url(#${groundId(prefix, draw)})`, stroke: INK, 'stroke-width': draw === 'water' ? 1.6 : 0.8 };
  if (box) {
    const [x, y, width, height] = box.map((value) => value * UNIT) as [number, number, number, number];
    return tag('rect', { x, y, width, height, ...look });
  }
  return tag('path', { d: softOutline(points ?? []), ...look });
}

/** Lakes and woods have no corners, except where the page cuts them off. */
function softOutline(corners: Point[]): string {
  const steps = corners.map((corner, at) => {
    const before = corners.at(at - 1)!;
    const after = corners[(at + 1) % corners.length]!;
    const [x, y] = corner;
    const cut = x <= 0 || y <= 0 || x >= 100 || y >= 70;
    return cut
      ? `L${pixels(corner)}`
      : `L${pixels(towards(corner, before))}Q${pixels(corner)} ${pixels(towards(corner, after))}`;
  });
  return `M${steps.join('').slice(1)}Z`;
}

const pixels = ([x, y]: Point) => `${round(x * UNIT)} ${round(y * UNIT)}`;
const towards = ([x, y]: Point, [toX, toY]: Point): Point => [x + (toX - x) * 0.45, y + (toY - y) * 0.45];

const compass = (x: number, y: number) =>
  tag('circle', { cx: x, cy: y - 2, r: 21, fill: PAPER, opacity: 0.9 }) +
  line(x, y + 14, x, y - 8, { 'stroke-width': 1.6 }) +
  tag('path', { d: `M${x} ${y - 13}l5 9h-10z`, fill: INK }) +
  text(x + 11, y + 4, 'N', { size: 13, bold: true });
