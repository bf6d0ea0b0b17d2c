import type { FigureOf } from '../schema/writing/figure.ts';
import { printed } from './frame.ts';
import { isDark } from './style.ts';
import { PAPER, text } from './svg.ts';

type Bar = FigureOf<'bar'>;

export function highestBar({ stacked, series, x }: Bar): number {
  const at = (index: number) => series.map(({ values }) => values[index] ?? 0);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return Math.max(...x.values.map((_, index) => (stacked ? sum(at(index)) : Math.max(...at(index)))));
}

export const inside = (x: number, y: number, value: number, index: number): string =>
  isDark(index)
    ? text(x, y, printed(value), { size: 12.5, fill: PAPER })
    : text(x, y, printed(value), { size: 12.5, halo: true });
