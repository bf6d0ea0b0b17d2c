import type { FigureOf } from '../schema/writing/figure.ts';
import { axisEnd, noteBlock, ticksBetween, titleBlock, valueAxis, WIDTH } from './frame.ts';
import { DASHES, marker } from './style.ts';
import { figureSvg, GREY, INK, line, round, tag, text, textBlock, textWidth, valuePlace, wrap } from './svg.ts';

const LABEL_SIZE = 14;
const LABEL_WIDTH = 130;

export function drawLine(figure: FigureOf<'line'>): string {
  const { x, y, series } = figure;
  const title = titleBlock(figure.title);
  const names = series.map(({ name }) => wrap(name, LABEL_WIDTH, LABEL_SIZE));
  const right = WIDTH - 26 - Math.max(...names.flat().map((words) => textWidth(words, LABEL_SIZE)));
  const plot = { left: 66, right, top: title.height + 36, bottom: title.height + 36 + 290 };
  const highest = Math.max(...series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const max = y.max ?? axisEnd(y.min, highest);
  const toY = (value: number) => plot.bottom - ((value - y.min) / (max - y.min)) * (plot.bottom - plot.top);
  const toX = (at: number) => plot.left + 14 + (at * (plot.right - plot.left - 28)) / Math.max(1, x.values.length - 1);

  const lines = series.map(({ values }, index) => {
    const points = values.flatMap((value, at) => (value === null ? [] : [{ at, x: toX(at), y: toY(value) }]));
    return { index, points, last: points.at(-1)! };
  });
  const labels = spread(
    lines.map(({ index, last }) => ({ index, y: last.y, height: names[index]!.length * LABEL_SIZE * 1.25 + 2 })),
    plot.top - 8,
    plot.bottom + 10,
  );
  const note = noteBlock(figure.note, plot.bottom + 54);
  const content = [
    title.svg,
    valueAxis(plot, y, ticksBetween(y.min, max), toY),
    ...x.values.map((value, at) => text(toX(at), plot.bottom + 22, value, { size: 13.5 })),
    text((plot.left + plot.right) / 2, plot.bottom + 46, x.label, { size: 12.5, fill: GREY }),
    ...lines.map(({ index, points }) => path(points, index)),
    ...lines.map(({ index, points }) =>
      points
        .map(({ at, x: px, y: py }) => marker(index, round(px), round(py)) + valuePlace(index, at, px, py))
        .join(''),
    ),
    ...labels.map(({ index, y: labelY }) => endLabel(names[index]!, lines[index]!.last, labelY, plot.right)),
    note.svg,
  ];
  return figureSvg(figure.title, WIDTH, plot.bottom + 60 + note.height, content.join(''));
}

const path = (points: { x: number; y: number }[], index: number) =>
  tag('polyline', {
    points: points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' '),
    fill: 'none',
    stroke: INK,
    'stroke-width': 2.2,
    'stroke-linejoin': 'round',
    'stroke-dasharray': DASHES[index % DASHES.length],
  });

/** A label that had to move away from its line gets a thin line back to it. */
function endLabel(words: string[], end: { x: number; y: number }, y: number, right: number): string {
  const thread =
    Math.abs(y - end.y) > 9 || right - end.x > 30
      ? line(end.x + 8, end.y, right, y, { stroke: GREY, 'stroke-width': 0.8 })
      : '';
  return thread + textBlock(right + 6, y, words, { size: LABEL_SIZE, anchor: 'start', bold: true });
}

type Label = { index: number; y: number; height: number };

/** Pushes labels apart until none overlaps, keeping their order. */
function spread(labels: Label[], top: number, bottom: number): Label[] {
  const sorted = labels.toSorted((a, b) => a.y - b.y).map((label) => ({ ...label }));
  for (let round = 0; round < 40; round += 1) {
    for (let at = 1; at < sorted.length; at += 1) {
      const [above, below] = [sorted[at - 1]!, sorted[at]!];
      const overlap = (above.height + below.height) / 2 - (below.y - above.y);
      if (overlap <= 0) continue;
      above.y -= overlap / 2;
      below.y += overlap / 2;
    }
    for (const label of sorted) label.y = Math.min(bottom, Math.max(top, label.y));
  }
  return sorted;
}
