import type { EssayFigure } from '../../report.ts';
import { moments } from '../words/moments.ts';

type Chart = Extract<EssayFigure, { type: 'line' | 'bar' }>;

/**
 * Bars in two colours for two years over regions: what people tell of such a chart is how each region moved and what
 * all of them came to in a year. So the regions are its rows, and the years its columns.
 */
export function isOverTime(chart: Chart): boolean {
  return areMoments(chart.series.map(({ name }) => name)) && !areMoments(chart.x.values.map(String));
}

export const turnedChart = (chart: Chart): Chart => ({
  ...chart,
  x: { ...chart.x, values: chart.series.map(({ name }) => name) },
  series: chart.x.values.map((name, i) => ({
    name: String(name),
    values: chart.series.map((one) => one.values[i] ?? null),
  })),
});

export const areMoments = (names: string[]): boolean =>
  names.length > 1 && names.every((name) => moments(name) !== null);
