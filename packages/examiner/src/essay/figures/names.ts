import type { EssayRequest } from '../report.ts';

/** What the rows of the figure are called: series, slices, rows of a table. */
export function figureNames({ figure }: Pick<EssayRequest, 'figure'>): string[] {
  return [figure ?? []].flat().flatMap((one) => {
    if (one.type === 'line' || one.type === 'bar') return one.series.map(({ name }) => name);
    if (one.type === 'pie') return one.pies[0]?.slices.map(({ name }) => name) ?? [];
    return one.type === 'table' ? one.rows.map((row) => String(row[0])) : [];
  });
}
