import type { FigureOf } from '../schema/writing/figure.ts';
import { drawAcross } from './bar-across.ts';
import { highestBar, inside } from './bar-parts.ts';
import { axisEnd, legend, noteBlock, printed, ticksBetween, titleBlock, valueAxis, WIDTH } from './frame.ts';
import { type Fills, fillsFor } from './style.ts';
import { figureSvg, GREY, INK, idFrom, tag, text, textBlock, valuePlace, wrap } from './svg.ts';

type Bar = FigureOf<'bar'>;

/** Upright bars, side by side or stacked; `drawAcross` lays them down. */
export function drawBar(figure: Bar): string {
  return figure.horizontal ? drawAcross(figure) : drawUpright(figure);
}

function drawUpright(figure: Bar): string {
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
  const top = title.height + key.height + 36;
  const plot = { left: 66, right: WIDTH - 24, top, bottom: top + 280 };
  const max = y.max ?? axisEnd(y.min, highestBar(figure));
  const toY = (value: number) => plot.bottom - ((value - y.min) / (max - y.min)) * (plot.bottom - plot.top);
  const slot = (plot.right - plot.left) / x.values.length;
  const names = x.values.map((value) => wrap(String(value), slot - 8, 13));
  const namesHeight = Math.max(...names.map((lines) => lines.length)) * 16;

  const bars = x.values.map((_, at) =>
    (figure.stacked ? stack : group)(figure, at, { x: plot.left + at * slot, slot, toY, fills }),
  );
  const note = noteBlock(figure.note, plot.bottom + namesHeight + 40);
  const content = [
    fills.defs,
    title.svg,
    key.svg,
    valueAxis(plot, y, ticksBetween(y.min, max), toY),
    ...bars,
    ...names.map((lines, at) =>
      textBlock(plot.left + (at + 0.5) * slot, plot.bottom + 8 + namesHeight / 2, lines, { size: 13 }),
    ),
    text((plot.left + plot.right) / 2, plot.bottom + namesHeight + 30, x.label, { size: 12.5, fill: GREY }),
    note.svg,
  ];
  return figureSvg(figure.title, WIDTH, plot.bottom + namesHeight + 44 + note.height, content.join(''));
}

type Slot = { x: number; slot: number; toY: (value: number) => number; fills: Fills };

function group({ series, y }: Bar, at: number, { x, slot, toY, fills }: Slot): string {
  const width = Math.min(46, (slot * 0.78) / series.length);
  const start = x + (slot - width * series.length) / 2;
  return series
    .map(({ values }, index) => {
      const value = values[at];
      if (value === null || value === undefined) return '';
      const left = start + index * width;
      const box = tag('rect', {
        x: left,
        y: toY(value),
        width,
        height: toY(y.min) - toY(value),
        fill: fills.fill(index),
        stroke: INK,
      });
      const place = valuePlace(index, at, left + width / 2, toY(value));
      return box + place + (width >= 20 ? text(left + width / 2, toY(value) - 5, printed(value), { size: 11.5 }) : '');
    })
    .join('');
}

function stack({ series, y }: Bar, at: number, { x, slot, toY, fills }: Slot): string {
  const width = Math.min(76, slot * 0.6);
  const left = x + (slot - width) / 2;
  let base = y.min;
  return series
    .map(({ values }, index) => {
      const value = values[at] ?? 0;
      const [low, high] = [toY(base), toY(base + value)];
      base += value;
      const box = tag('rect', { x: left, y: high, width, height: low - high, fill: fills.fill(index), stroke: INK });
      const place = valuePlace(index, at, left + width / 2, (low + high) / 2);
      return box + place + (low - high >= 17 ? inside(left + width / 2, (low + high) / 2 + 4.5, value, index) : '');
    })
    .join('');
}
