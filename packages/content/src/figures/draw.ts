import type { Figure } from '../schema/writing/figure.ts';
import { drawBar } from './bar.ts';
import { drawLine } from './line.ts';
import { drawMapFigure } from './map-figure.ts';
import { drawPie } from './pie.ts';
import { drawProcess } from './process.ts';
import { drawTable } from './table.ts';

/** A figure as SVG. Pass the pack's drawings for maps and processes that an author drew. */
export function drawFigure(figure: Figure, drawings: ReadonlyMap<string, { svg?: string }> = new Map()): string {
  switch (figure.type) {
    case 'line':
      return drawLine(figure);
    case 'bar':
      return drawBar(figure);
    case 'pie':
      return drawPie(figure);
    case 'table':
      return drawTable(figure);
    case 'process':
      return (figure.svg && drawings.get(figure.svg)?.svg) || drawProcess(figure);
    case 'map':
      return drawMapFigure(figure, drawings);
  }
}
