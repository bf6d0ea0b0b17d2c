import type { Figure } from '../schema/writing/figure.ts';
import { axisName, printed } from './frame.ts';

/** The same figure as a table of words and numbers, for those who cannot see it. */
type FigureTable = { caption: string; head: string[]; rows: string[][] };

export function figureTable(figure: Figure): FigureTable {
  const caption = figure.note ? `${figure.title}. ${figure.note}` : figure.title;
  return { caption, ...cellsOf(figure) };
}

const cell = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? printed(value) : (value ?? '–');

function cellsOf(figure: Figure): Omit<FigureTable, 'caption'> {
  switch (figure.type) {
    case 'line':
    case 'bar':
      return {
        head: [`${axisName(figure.y)}, by ${figure.x.label}`, ...figure.x.values.map(String)],
        rows: figure.series.map(({ name, values }) => [name, ...values.map(cell)]),
      };
    case 'pie': {
      const names = [...new Set(figure.pies.flatMap(({ slices }) => slices.map(({ name }) => name)))];
      const valueIn = (pie: (typeof figure.pies)[number], name: string) =>
        pie.slices.find((slice) => slice.name === name)?.value;
      return {
        head: [figure.unit === '%' ? 'Share (%)' : figure.unit || 'Value', ...figure.pies.map(({ name }) => name)],
        rows: names.map((name) => [name, ...figure.pies.map((pie) => cell(valueIn(pie, name)))]),
      };
    }
    case 'table':
      return { head: figure.head, rows: figure.rows.map((row) => row.map(cell)) };
    case 'process': {
      const textOf = (id: string) => figure.nodes.find((node) => node.id === id)?.text ?? id;
      return {
        head: ['Step', 'What happens', 'Goes in', 'Comes out', 'Leads to'],
        rows: figure.nodes.map(({ id, text, input, output }, at) => [
          String(at + 1),
          text,
          cell(input),
          cell(output),
          figure.edges
            .filter(({ from }) => from === id)
            .map(({ to }) => textOf(to))
            .join('; ') || '–',
        ]),
      };
    }
    case 'map':
      return {
        head: ['Feature', 'Where', ...beforeAndAfter(figure.states.map(({ name }) => name))],
        rows: figure.features.map(({ name, where, before, after }) => [name, where, cell(before), cell(after)]),
      };
  }
}

const beforeAndAfter = (names: (string | undefined)[]): [string, string] =>
  names.length > 1 ? [names[0] ?? 'Before', names.at(-1) ?? 'After'] : [names[0] ?? 'Now', 'Planned'];
