import type { Fills } from './style.ts';
import { GREY, GRID, INK, line, round, tag, text, textBlock, textWidth, wrap } from './svg.ts';

/** What stands around every chart: the title, a legend, a note; and scales. */

export const WIDTH = 720;

export type Drawn = { svg: string; height: number };

export function titleBlock(title: string, top = 14): Drawn {
  const lines = wrap(title, WIDTH - 80, 16);
  const height = lines.length * 21;
  return { svg: textBlock(WIDTH / 2, top + height / 2, lines, { size: 16, bold: true }), height: top + height + 6 };
}

export function noteBlock(note: string | undefined, top: number): Drawn {
  if (!note) return { svg: '', height: 0 };
  const lines = wrap(note, WIDTH - 120, 12);
  const height = lines.length * 16 + 12;
  return { svg: textBlock(WIDTH / 2, top + height / 2, lines, { size: 12, fill: GREY }), height };
}

/** Boxes with names, in as many rows as they need, each row centred. */
export function legend(names: string[], fills: Fills, top: number): Drawn {
  const entries = names.map((name, at) => ({ name, at, width: 22 + textWidth(name, 13) + 22 }));
  const rows: (typeof entries)[] = [[]];
  for (const entry of entries) {
    const used = rows.at(-1)!.reduce((sum, { width }) => sum + width, 0);
    if (used + entry.width > WIDTH - 60 && rows.at(-1)!.length) rows.push([]);
    rows.at(-1)!.push(entry);
  }
  const svg = rows.map((row, at) => {
    let x = (WIDTH - row.reduce((sum, { width }) => sum + width, 0) + 22) / 2;
    return row
      .map(({ name, at: index, width }) => {
        const box = tag('rect', { x, y: top + at * 24, width: 15, height: 15, fill: fills.fill(index), stroke: INK });
        const words = text(x + 22, top + at * 24 + 12.5, name, { size: 13, anchor: 'start' });
        x += width;
        return box + words;
      })
      .join('');
  });
  return { svg: svg.join(''), height: rows.length * 24 + 8 };
}

export function ticksBetween(min: number, max: number, wanted = 6): number[] {
  const rough = (max - min) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const distance = (size: number) => Math.abs(Math.log(size / rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const first = Math.ceil(min / step - 1e-9) * step;
  return Array.from({ length: Math.floor((max - first) / step + 1e-9) + 1 }, (_, at) =>
    Number((first + at * step).toFixed(6)),
  );
}

/** The end of an axis nobody set: the next tick above the highest value. */
export function axisEnd(min: number, highest: number): number {
  const [first = 0, second = 1] = ticksBetween(min, highest * 1.02 || 1);
  const step = second - first;
  return Math.ceil((highest * 1.02 - min) / step - 1e-9) * step + min;
}

export const printed = (value: number): string =>
  Math.abs(value) >= 10_000
    ? value.toLocaleString('en-GB')
    : String(round(value * 10) / 10 === value ? value : Number(value.toFixed(2)));

export const axisName = ({ label, unit }: { label: string; unit?: string | undefined }): string =>
  unit && !label.includes(unit) ? `${label} (${unit})` : label;

type Plot = { left: number; right: number; top: number; bottom: number };

/** Hairlines with numbers at the left, the name of the axis above them. */
export function valueAxis(
  plot: Plot,
  axis: { label: string; unit?: string | undefined },
  ticks: number[],
  y: (value: number) => number,
): string {
  return [
    text(plot.left - 44, plot.top - 14, axisName(axis), { size: 12.5, anchor: 'start', fill: GREY }),
    ...ticks.map(
      (value) =>
        line(plot.left, y(value), plot.right, y(value), { stroke: value === ticks[0] ? GREY : GRID }) +
        text(plot.left - 10, y(value) + 4.5, printed(value), { size: 13, anchor: 'end' }),
    ),
  ].join('');
}
