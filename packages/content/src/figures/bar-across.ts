import type { FigureOf } from '../schema/writing/figure.ts';
import { highestBar, inside } from './bar-parts.ts';
import { axisEnd, axisName, legend, noteBlock, printed, ticksBetween, titleBlock, WIDTH } from './frame.ts';
import { fillsFor } from './style.ts';
import { figureSvg, GREY, GRID, INK, idFrom, line, tag, text, textBlock, textWidth, valuePlace, wrap } from './svg.ts';

type Bar = FigureOf<'bar'>;

/** Bars that lie down: for long names and many places. */
export function drawAcross(figure: Bar): string {
  const { x, y, series } = figure;
  const title = titleBlock(figure.title);
  const fills = fillsFor(idFrom(figure.title), series.length);
  const key =
    series.length > 1
      ? legend(
          series.map(({ name }) => name),
          fills,
          title.height + 4,
        )
      : { svg: '', height: 0 };
  const names = x.values.map((value) => wrap(String(value), 150, 13));
  const left = 28 + Math.max(...names.flat().map((words) => textWidth(words, 13)));
  const top = title.height + key.height + 16;
  const slot = figure.stacked ? 40 : Math.max(34, series.length * 20 + 14);
  const bottom = top + x.values.length * slot;
  const max = y.max ?? axisEnd(y.min, highestBar(figure));
  const toX = (value: number) => left + ((value - y.min) / (max - y.min)) * (WIDTH - 44 - left);
  const note = noteBlock(figure.note, bottom + 46);
  const content = [
    fills.defs,
    title.svg,
    key.svg,
    ...ticksBetween(y.min, max).map(
      (value) =>
        line(toX(value), top, toX(value), bottom, { stroke: value === y.min ? GREY : GRID }) +
        text(toX(value), bottom + 20, printed(value), { size: 13 }),
    ),
    text((left + WIDTH - 44) / 2, bottom + 42, axisName(y), { size: 12.5, fill: GREY }),
    ...names.map((lines, at) => textBlock(left - 10, top + (at + 0.5) * slot, lines, { size: 13, anchor: 'end' })),
    ...x.values.map((_, at) =>
      (figure.stacked ? stacked : sideBySide)(figure, at, { top: top + at * slot, slot, toX, fill: fills.fill }),
    ),
    note.svg,
  ];
  return figureSvg(figure.title, WIDTH, bottom + 54 + note.height, content.join(''));
}

type Slot = { top: number; slot: number; toX: (value: number) => number; fill: (index: number) => string };

function sideBySide({ series, y }: Bar, at: number, { top, slot, toX, fill }: Slot): string {
  const height = Math.min(24, (slot - 12) / series.length);
  const start = top + (slot - height * series.length) / 2;
  return series
    .map(({ values }, index) => {
      const value = values[at];
      if (value === null || value === undefined) return '';
      const width = toX(value) - toX(y.min);
      const bar = tag('rect', {
        x: toX(y.min),
        y: start + index * height,
        width,
        height,
        fill: fill(index),
        stroke: INK,
      });
      return (
        bar +
        valuePlace(index, at, toX(value), start + (index + 0.5) * height) +
        text(toX(value) + 6, start + (index + 0.5) * height + 4, printed(value), { size: 11.5, anchor: 'start' })
      );
    })
    .join('');
}

function stacked({ series, y }: Bar, at: number, { top, slot, toX, fill }: Slot): string {
  let base = y.min;
  return series
    .map(({ values }, index) => {
      const value = values[at] ?? 0;
      const [from, to] = [toX(base), toX(base + value)];
      base += value;
      const bar = tag('rect', {
        x: from,
        y: top + 7,
        width: to - from,
        height: slot - 14,
        fill: fill(index),
        stroke: INK,
      });
      const place = valuePlace(index, at, (from + to) / 2, top + slot / 2);
      return bar + place + (to - from >= 26 ? inside((from + to) / 2, top + slot / 2 + 4.5, value, index) : '');
    })
    .join('');
}
