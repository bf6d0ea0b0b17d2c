import type { Figure } from '../../schema/writing/figure.ts';

/** The figures of a task as rows of numbers, for comparing an essay with them. */
export type DataSeries = { name: string; pattern: RegExp; values: number[]; derived: number[] };
export type FigureData = {
  series: DataSeries[];
  years: Set<number>;
  derived: number[];
  percent: boolean;
  highest: number;
};

export function figureData(figures: Figure[], prompt: string): FigureData {
  const rows = figures.flatMap(rowsOf);
  const named = [...new Set(rows.map(({ name }) => name))].map((name) => {
    const mine = rows.filter((row) => row.name === name);
    return { name, aliases: mine.flatMap(({ aliases }) => aliases), values: mine.flatMap(({ values }) => values) };
  });
  const across = columns(rows.map(({ values }) => values));
  return {
    series: named.map(({ name, aliases, values }) => ({
      name,
      pattern: patternOf(name, aliases),
      values,
      derived: derivedFrom(values),
    })),
    years: yearsOf(figures, prompt),
    derived: [...named.flatMap(({ values }) => derivedFrom(values)), ...across.flatMap(sums)],
    highest: Math.max(0, ...named.flatMap(({ values }) => values)),
    percent: figures.every((figure) => ('y' in figure ? figure.y.unit : 'unit' in figure ? figure.unit : '') === '%'),
  };
}

type Row = { name: string; aliases: string[]; values: number[] };

function rowsOf(figure: Figure): Row[] {
  switch (figure.type) {
    case 'line':
    case 'bar':
      return figure.series.map(({ name, aliases, values }) => ({
        name,
        aliases,
        values: values.filter((v) => v !== null),
      }));
    case 'pie':
      return figure.pies.flatMap(({ slices }) =>
        slices.map(({ name, aliases, value }) => ({ name, aliases, values: [value] })),
      );
    case 'table':
      return figure.rows.map(([name, ...cells]) => ({
        name: String(name),
        aliases: [],
        values: cells.map(asNumber).filter((value) => !Number.isNaN(value)),
      }));
    case 'process':
    case 'map':
      return [];
  }
}

const asNumber = (cell: string | number) =>
  typeof cell === 'number' ? cell : Number.parseFloat(cell.replaceAll(/[,£$€%]/g, ''));

/** Differences, sums and changes in per cent: all of these an essay may rightly say. */
const derivedFrom = (values: number[]): number[] =>
  values.flatMap((a) =>
    values.flatMap((b) => [Math.abs(a - b), a + b, ...(a ? [Math.round((100 * Math.abs(b - a)) / a)] : [])]),
  );

const sums = (values: number[]): number[] => {
  const total = values.reduce((sum, value) => sum + value, 0);
  return [total, ...derivedFrom(values), ...values.map((value) => total - value)];
};

const columns = (rows: number[][]): number[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) =>
    rows.flatMap((row) => row[at] ?? []),
  );

function yearsOf(figures: Figure[], prompt: string): Set<number> {
  const printed = figures.flatMap((figure) => {
    switch (figure.type) {
      case 'line':
      case 'bar':
        return [...figure.x.values, ...figure.series.map(({ name }) => name)];
      case 'pie':
        return figure.pies.map(({ name }) => name);
      case 'table':
        return [...figure.head, ...figure.rows.flat()];
      default:
        return [];
    }
  });
  const years = (text: string) => [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map((match) => Number(match[0]));
  const shown = printed.flatMap((value) => years(String(value)));
  return shown.length
    ? new Set([...shown, ...years(`${prompt} ${figures.map(({ title }) => title).join(' ')}`)])
    : new Set();
}

/** The name as a word, in one number or the other; an alias as the beginning of a word. */
const patternOf = (name: string, aliases: string[]) => {
  const quoted = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\b(${[`${quoted(name.replace(/s$/i, ''))}(s|es)?\\b`, ...aliases.map(quoted)].join('|')})`, 'i');
};
