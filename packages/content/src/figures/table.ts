import type { FigureOf } from '../schema/writing/figure.ts';
import { noteBlock, printed, titleBlock, WIDTH } from './frame.ts';
import { figureSvg, GREY, GRID, INK, line, tag, textBlock, textWidth, wrap } from './svg.ts';

const SIZE = 14;
const EDGE = 36;

export function drawTable(figure: FigureOf<'table'>): string {
  const heading = figure.unit ? `${figure.title} (${figure.unit})` : figure.title;
  const title = titleBlock(heading);
  const widths = columnWidths(figure);
  const starts = widths.map((_, at) => EDGE + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const rows = [figure.head, ...figure.rows].map((row) =>
    row.map((cell, at) => wrap(typeof cell === 'number' ? printed(cell) : cell, widths[at]! - 18, SIZE)),
  );
  let top = title.height + 8;
  const drawn = rows.map((row, at) => {
    const height = Math.max(...row.map((lines) => lines.length)) * SIZE * 1.25 + 16;
    const shade = at === 0 ? tag('rect', { x: EDGE, y: top, width: WIDTH - 2 * EDGE, height, fill: '#f1f1f2' }) : '';
    const cells = row.map((lines, column) => {
      const x = column === 0 ? starts[0]! + 10 : starts[column]! + widths[column]! / 2;
      return textBlock(x, top + height / 2, lines, {
        size: SIZE,
        bold: at === 0,
        anchor: column === 0 ? 'start' : 'middle',
      });
    });
    top += height;
    return `${shade}${cells.join('')}${line(EDGE, top, WIDTH - EDGE, top, { stroke: at === 0 ? GREY : GRID })}`;
  });
  const uprights = starts.slice(1).map((x) => line(x, title.height + 8, x, top, { stroke: GRID }));
  const border = tag('rect', {
    x: EDGE,
    y: title.height + 8,
    width: WIDTH - 2 * EDGE,
    height: top - title.height - 8,
    fill: 'none',
    stroke: INK,
  });
  const note = noteBlock(figure.note, top + 2);
  return figureSvg(
    heading,
    WIDTH,
    top + 18 + note.height,
    [title.svg, ...drawn, ...uprights, border, note.svg].join(''),
  );
}

/** The first column as wide as its words, at most two fifths; the others share the rest. */
function columnWidths({ head, rows }: FigureOf<'table'>): number[] {
  const all = WIDTH - 2 * EDGE;
  const words = [head[0] ?? '', ...rows.map((row) => String(row[0]))];
  const first = Math.min(all * 0.4, Math.max(all / head.length, ...words.map((one) => textWidth(one, SIZE) + 30)));
  return head.map((_, at) => (at === 0 ? first : (all - first) / (head.length - 1)));
}
