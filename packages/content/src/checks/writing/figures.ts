import type { Figure } from '../../schema/writing/figure.ts';
import { itemCheck, type Trouble, trouble } from '../check-list.ts';
import { essayClaims } from './essay-claims.ts';

const TASK_1 = ['writing-task-1'] as const;

const figureCheck = (name: string, look: (figure: Figure, where: string) => Trouble[]) =>
  itemCheck(name, 'error', TASK_1, ({ figures }) => figures.flatMap((figure, at) => look(figure, `figures.${at}`)));

const figureOrLetter = itemCheck('figure-or-letter', 'error', TASK_1, ({ module, figures, letter }) => {
  if (module === 'academic')
    return figures.length && !letter ? [] : [trouble('', 'an academic task has figures and no letter')];
  return letter && !figures.length ? [] : [trouble('', 'a general task has a letter and no figures')];
});

const pieSum = figureCheck('pie-sum', (figure, where) =>
  figure.type !== 'pie' || figure.unit !== '%'
    ? []
    : figure.pies.flatMap(({ name, slices }, at) => {
        const sum = slices.reduce((total, { value }) => total + value, 0);
        return Math.abs(sum - 100) > 0.5 ? [trouble(`${where}.pies.${at}`, `${name} adds up to ${sum}`)] : [];
      }),
);

const seriesLength = figureCheck('series-length', (figure, where) =>
  figure.type !== 'line' && figure.type !== 'bar'
    ? []
    : figure.series.flatMap(({ name, values }, at) =>
        values.length === figure.x.values.length
          ? []
          : [
              trouble(
                `${where}.series.${at}`,
                `${name} has ${values.length} values for ${figure.x.values.length} places`,
              ),
            ],
      ),
);

const axisRange = figureCheck('axis-range', (figure, where) => {
  if (figure.type !== 'line' && figure.type !== 'bar') return [];
  const { min, max = Number.POSITIVE_INFINITY } = figure.y;
  const heights =
    figure.type === 'bar' && figure.stacked
      ? figure.x.values.map((_, at) => figure.series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
      : figure.series.flatMap(({ values }) => values.filter((value) => value !== null));
  return heights
    .filter((value) => value < min || value > max)
    .map((value) => trouble(`${where}.y`, `${value} lies outside the axis, ${min} to ${max}`));
});

const tableWidth = figureCheck('figure-table', (figure, where) =>
  figure.type !== 'table'
    ? []
    : figure.rows.flatMap((row, at) =>
        row.length === figure.head.length
          ? []
          : [trouble(`${where}.rows.${at}`, `${row.length} cells under ${figure.head.length} headings`)],
      ),
);

const processEdges = figureCheck('process-edges', (figure, where) => {
  if (figure.type !== 'process') return [];
  const ids = figure.nodes.map(({ id }) => id);
  const touched = new Set(figure.edges.flatMap(({ from, to }) => [from, to]));
  return [
    ...[...touched].filter((id) => !ids.includes(id)).map((id) => trouble(`${where}.edges`, `there is no step ${id}`)),
    ...ids.filter((id) => !touched.has(id)).map((id) => trouble(`${where}.nodes`, `no arrow leads to or from ${id}`)),
  ];
});

const claims = itemCheck('essay-figures', 'warning', TASK_1, ({ figures, essays, prompt }) =>
  essays.flatMap(({ paragraphs }, at) =>
    essayClaims(figures, paragraphs.map(({ text }) => text).join(' '), prompt).map((what) =>
      trouble(`essays.${at}`, what),
    ),
  ),
);

export const figureChecks = [figureOrLetter, pieSum, seriesLength, axisRange, tableWidth, processEdges, claims];
