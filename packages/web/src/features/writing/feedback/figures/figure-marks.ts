import type { Figure } from '@ninefold/contract/writing/fields';
import type { AssessedReport } from '@ninefold/contract/writing/report';

type Check = AssessedReport['figureChecks'][number];

/** What the essay said of one cell of a figure's table. Wrong once is wrong, however often it was right elsewhere. */
export type CellMark = { figure: number; row: number; column: number; ok: boolean; checks: number[] };

/** The checks on their cells. One that speaks of no single cell (a trend, an extreme) marks none. */
export function cellMarks(figures: readonly Figure[], checks: readonly Check[]): CellMark[] {
  const marks = new Map<string, CellMark>();
  for (const [at, check] of checks.entries()) {
    const place = placeOf(figures, check);
    if (!place) continue;
    const name = `${place.figure} ${place.row} ${place.column}`;
    const known = marks.get(name);
    if (known) marks.set(name, { ...known, ok: known.ok && check.ok, checks: [...known.checks, at] });
    else marks.set(name, { ...place, ok: check.ok, checks: [at] });
  }
  return [...marks.values()];
}

type Place = Pick<CellMark, 'figure' | 'row' | 'column'>;

function placeOf(figures: readonly Figure[], { cell }: Check): Place | null {
  if (!cell) return null;
  for (const [figure, { table }] of figures.entries()) {
    const row = table.rows.findIndex(([name]) => name === cell.row);
    // The first column holds the names.
    const column = table.head.indexOf(cell.column, 1);
    if (row >= 0 && column > 0) return { figure, row, column };
  }
  return null;
}
