import { INK, line, PAPER, tag } from './svg.ts';

/** How series are told apart without colour: by dash and marker on lines, by hatching on areas. */

export const DASHES = ['', '8 6', '2 5', '12 5 2 5', '16 5', '5 3 1 3'];

export function marker(index: number, x: number, y: number): string {
  const open = { fill: PAPER, stroke: INK, 'stroke-width': 2 };
  switch (index % 6) {
    case 0:
      return tag('circle', { cx: x, cy: y, r: 4.5, fill: INK });
    case 1:
      return tag('rect', { x: x - 4.5, y: y - 4.5, width: 9, height: 9, ...open });
    case 2:
      return tag('path', { d: `M${x} ${y - 6}l6 10.5h-12z`, fill: INK });
    case 3:
      return tag('circle', { cx: x, cy: y, r: 4.5, ...open });
    case 4:
      return tag('path', { d: `M${x} ${y - 6.5}l6 6.5-6 6.5-6-6.5z`, fill: INK });
    default:
      return tag('path', { d: `M${x} ${y - 6.5}l6.5 11h-13z`, ...open });
  }
}

/** Neighbours differ in tone as well as in pattern, so that a bad copy still tells them apart. */
const FILLS: ((id: string) => { pattern: string; fill: string })[] = [
  () => ({ pattern: '', fill: '#2f3039' }),
  () => ({ pattern: '', fill: PAPER }),
  (id) => hatch(id, 8, line(0, 0, 0, 8, { 'stroke-width': 2.6 }), 45),
  () => ({ pattern: '', fill: '#b9bac0' }),
  (id) => hatch(id, 7, tag('circle', { cx: 3.5, cy: 3.5, r: 1.35, fill: INK }), 0),
  (id) => hatch(id, 9, line(0, 0, 0, 9) + line(0, 0, 9, 0), 45),
  (id) => hatch(id, 6, line(0, 3, 6, 3, { 'stroke-width': 1.2 }), 0),
  (id) => hatch(id, 6, line(0, 0, 0, 6, { 'stroke-width': 1 }), -45),
];

const hatch = (id: string, size: number, drawing: string, angle: number) => ({
  pattern: tag(
    'pattern',
    {
      id,
      width: size,
      height: size,
      patternUnits: 'userSpaceOnUse',
      patternTransform: angle ? `rotate(${angle})` : '',
    },
    tag('rect', { width: size, height: size, fill: PAPER }) + drawing,
  ),
  fill: `url(#${id})`,
});

export type Fills = { defs: string; fill: (index: number) => string };

export function fillsFor(prefix: string, count: number): Fills {
  const made = Array.from({ length: count }, (_, at) => FILLS[at % FILLS.length]!(`${prefix}-${at}`));
  return {
    defs: tag('defs', {}, made.map(({ pattern }) => pattern).join('')),
    fill: (index) => made[index]?.fill ?? PAPER,
  };
}

/** White text on the one dark fill; the others are light enough for ink with a halo. */
export const isDark = (index: number): boolean => index % FILLS.length === 0;
