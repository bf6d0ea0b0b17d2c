import { GREY, INK, line, PAPER, tag } from './svg.ts';

/** How ground and lines look on a map, in black and white. */

/** Pixels to a unit of the map. */
export const UNIT = 6;

const patternTag = (id: string, width: number, height: number, content: string) =>
  tag(
    'pattern',
    { id, width, height, patternUnits: 'userSpaceOnUse' },
    tag('rect', { width, height, fill: PAPER }) + content,
  );

const tree = (x: number, y: number) =>
  tag('circle', { cx: x, cy: y, r: 4.6, fill: '#dfe0e2', stroke: INK }) +
  line(x, y + 4.6, x, y + 9, { 'stroke-width': 1.4 });

const stroke = (d: string, width = 1) => tag('path', { d, fill: 'none', stroke: GREY, 'stroke-width': width });

const GROUND: Record<string, (id: string) => string> = {
  water: (id) => patternTag(id, 24, 10, stroke('M0 5q6-5 12 0t12 0', 1.1)),
  trees: (id) => patternTag(id, 30, 28, tree(8, 8) + tree(23, 20)),
  grass: (id) => patternTag(id, 26, 22, stroke('M6 12l-3-5M6 12v-6M6 12l3-5M19 21l-3-5M19 21v-6M19 21l3-5', 0.8)),
  field: (id) => patternTag(id, 9, 9, line(4.5, 0, 4.5, 9, { stroke: '#b5b6bb' })),
  sand: (id) =>
    patternTag(
      id,
      9,
      9,
      tag('circle', { cx: 2, cy: 2, r: 0.9, fill: GREY }) + tag('circle', { cx: 6.5, cy: 6.5, r: 0.9, fill: GREY }),
    ),
  paved: (id) => patternTag(id, 12, 12, stroke('M0 0H12M0 6H12M3 0V6M9 6V12', 0.7)),
  parking: (id) => patternTag(id, 14, 14, stroke('M0 14L14 0', 1)),
  garden: (id) =>
    patternTag(
      id,
      18,
      16,
      tag('circle', { cx: 5, cy: 5, r: 2, fill: 'none', stroke: GREY }) +
        tag('circle', { cx: 14, cy: 12, r: 2, fill: 'none', stroke: GREY }),
    ),
};

export const groundNames: string[] = Object.keys(GROUND);

export const groundId = (prefix: string, ground: string): string => `${prefix}-${ground}`;

export const groundDefs = (prefix: string, used: string[]): string =>
  [...new Set(used)].map((ground) => GROUND[ground]?.(groundId(prefix, ground)) ?? '').join('');

/** Each line is one or more strokes, painted over each other. */
export const LINE_STROKES: Record<string, Record<string, string | number>[]> = {
  road: [
    { stroke: INK, 'stroke-width': 17 },
    { stroke: PAPER, 'stroke-width': 14 },
  ],
  path: [{ stroke: INK, 'stroke-width': 2, 'stroke-dasharray': '7 5' }],
  rail: [
    { stroke: INK, 'stroke-width': 2 },
    { stroke: INK, 'stroke-width': 10, 'stroke-dasharray': '2 10', 'stroke-linecap': 'butt' },
  ],
  river: [
    { stroke: GREY, 'stroke-width': 15 },
    { stroke: '#eceded', 'stroke-width': 12.5 },
  ],
  wall: [{ stroke: INK, 'stroke-width': 4 }],
  hedge: [{ stroke: GREY, 'stroke-width': 6, 'stroke-dasharray': '1 8', 'stroke-linecap': 'round' }],
  bridge: [
    { stroke: INK, 'stroke-width': 19, 'stroke-linecap': 'butt' },
    { stroke: PAPER, 'stroke-width': 13, 'stroke-linecap': 'butt' },
  ],
  coast: [{ stroke: INK, 'stroke-width': 3 }],
};
