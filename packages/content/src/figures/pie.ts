import type { FigureOf } from '../schema/writing/figure.ts';
import { type Drawn, legend, noteBlock, printed, titleBlock, WIDTH } from './frame.ts';
import { type Fills, fillsFor } from './style.ts';
import { figureSvg, INK, idFrom, round, tag, text, valuePlace } from './svg.ts';

type Pie = FigureOf<'pie'>;

/** One to four pies, two in a row; slices keep their hatching from pie to pie. */
export function drawPie(figure: Pie): string {
  const names = [...new Set(figure.pies.flatMap(({ slices }) => slices.map(({ name }) => name)))];
  const fills = fillsFor(idFrom(figure.title), names.length);
  const title = titleBlock(figure.title);
  const perRow = figure.pies.length === 3 ? 3 : Math.min(2, figure.pies.length);
  const radius = perRow === 3 ? 84 : 116;
  const rowHeight = radius * 2 + 112;
  const pies = figure.pies.map((pie, at) => {
    const cx = (WIDTH / perRow) * ((at % perRow) + 0.5);
    const cy = title.height + 52 + radius + Math.floor(at / perRow) * rowHeight;
    return onePie(pie, figure.unit, { cx, cy, radius }, names, fills, at);
  });
  const end = title.height + Math.ceil(figure.pies.length / perRow) * rowHeight;
  const key: Drawn = legend(names, fills, end + 8);
  const note = noteBlock(figure.note, end + key.height + 4);
  const content = [fills.defs, title.svg, ...pies, key.svg, note.svg].join('');
  return figureSvg(figure.title, WIDTH, end + key.height + note.height + 12, content);
}

type Circle = { cx: number; cy: number; radius: number };

function onePie(
  { name, slices }: Pie['pies'][number],
  unit: string,
  circle: Circle,
  names: string[],
  fills: Fills,
  column: number,
): string {
  const { cx, cy, radius } = circle;
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  let angle = -Math.PI / 2;
  let lastLabel = Number.NEGATIVE_INFINITY;
  let pushed = false;
  const drawn = slices.map(({ name: slice, value }) => {
    const from = angle;
    angle += (value / total) * 2 * Math.PI;
    const middle = (from + angle) / 2;
    // Two thin slices in a row: the second number moves outwards.
    pushed = middle - lastLabel < 30 / radius && !pushed;
    lastLabel = middle;
    const away = radius + (pushed ? 40 : 18);
    const label = text(cx + away * Math.cos(middle), cy + away * Math.sin(middle) + 5, `${printed(value)}${unit}`, {
      size: 13.5,
      bold: true,
    });
    const row = names.indexOf(slice);
    const place = valuePlace(row, column, cx + radius * 0.62 * Math.cos(middle), cy + radius * 0.62 * Math.sin(middle));
    return wedge(circle, from, angle, fills.fill(row)) + place + label;
  });
  return drawn.join('') + text(cx, cy + radius + 46, name, { size: 14.5, bold: true });
}

function wedge({ cx, cy, radius }: Circle, from: number, to: number, fill: string): string {
  if (to - from > 2 * Math.PI - 1e-6) return tag('circle', { cx, cy, r: radius, fill, stroke: INK });
  const at = (angle: number) => `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  const d = `M${round(cx)} ${round(cy)}L${at(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}Z`;
  return tag('path', { d, fill, stroke: INK, 'stroke-linejoin': 'round' });
}
