import type { FigureOf } from '../schema/writing/figure.ts';
import { noteBlock, titleBlock, WIDTH } from './frame.ts';
import { type Placed, placeNodes } from './process-layout.ts';
import { figureSvg, GREY, INK, idFrom, PAPER, round, tag, text, textBlock, wrap } from './svg.ts';

type Process = FigureOf<'process'>;

/** Boxes and arrows. A chain runs like a snake, a cycle round a ring, anything else downwards in layers. */
export function drawProcess(figure: Process): string {
  const title = titleBlock(figure.title);
  const { nodes, height } = placeNodes(figure, title.height + 12);
  const head = `${idFrom(figure.title)}-head`;
  const find = (id: string) => nodes.find((node) => node.id === id);
  const arrows = figure.edges.flatMap(({ from, to, text: words }) => {
    const [a, b] = [find(from), find(to)];
    return a && b ? [arrow(a, b, head, words)] : [];
  });
  const note = noteBlock(figure.note, title.height + 12 + height);
  const content = [arrowHead(head), title.svg, ...arrows, ...nodes.map((node) => box(node, head)), note.svg];
  return figureSvg(figure.title, WIDTH, title.height + 24 + height + note.height, content.join(''));
}

const arrowHead = (id: string) =>
  tag(
    'defs',
    {},
    tag(
      'marker',
      { id, markerWidth: 10, markerHeight: 10, refX: 8, refY: 4, orient: 'auto', markerUnits: 'userSpaceOnUse' },
      tag('path', { d: 'M0 0L9 4L0 8Z', fill: INK }),
    ),
  );

function box(node: Placed, head: string): string {
  const { x, y, width, height, step, order } = node;
  const frame = tag('rect', {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    rx: 6,
    fill: PAPER,
    stroke: INK,
    'stroke-width': 1.6,
  });
  const label = textBlock(x, y, wrap(step.text, width - 22, 13.5), { size: 13.5 });
  const number =
    tag('circle', { cx: x - width / 2, cy: y - height / 2, r: 10, fill: INK }) +
    text(x - width / 2, y - height / 2 + 4, order, { size: 11.5, fill: PAPER, bold: true });
  return frame + label + number + aside(node, head);
}

/** What goes in comes from above, what is left over leaves below; both beside the middle, where arrows run. */
function aside({ x, y, width, height, step }: Placed, head: string): string {
  const shaft = (at: number, y1: number, y2: number) =>
    tag('line', { x1: at, y1, x2: at, y2, stroke: GREY, 'stroke-dasharray': '3 3', 'marker-end': `url(#${head})` });
  const [left, right] = [x - width * 0.29, x + width * 0.29];
  const [top, bottom] = [y - height / 2, y + height / 2];
  const input = step.input
    ? text(left, top - 24, step.input, { size: 12, fill: GREY }) + shaft(left, top - 19, top - 1)
    : '';
  const output = step.output
    ? text(right, bottom + 31, step.output, { size: 12, fill: GREY }) + shaft(right, bottom, bottom + 18)
    : '';
  return input + output;
}

function arrow(from: Placed, to: Placed, head: string, words: string | undefined): string {
  const start = edgeOf(from, to);
  const end = edgeOf(to, from);
  const shaft = tag('line', {
    x1: start.x,
    y1: start.y,
    x2: end.x,
    y2: end.y,
    stroke: INK,
    'stroke-width': 1.6,
    'marker-end': `url(#${head})`,
  });
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const label = words
    ? textBlock(middle.x, middle.y - (Math.abs(start.y - end.y) < 8 ? 12 : 0), wrap(words, 110, 12), {
        size: 12,
        halo: true,
      })
    : '';
  return shaft + label;
}

/** Where the straight way between two boxes leaves the first one. */
function edgeOf(from: Placed, to: Placed): { x: number; y: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reach = Math.min(dx ? from.width / 2 / Math.abs(dx) : Infinity, dy ? from.height / 2 / Math.abs(dy) : Infinity);
  return { x: round(from.x + dx * reach), y: round(from.y + dy * reach) };
}
