import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { picturesOf } from '../commands/draw.ts';
import { type Pack, readPack } from '../read-pack.ts';
import { Figure } from '../schema/writing/figure.ts';
import { findAll, parseXml } from '../testing/parse-xml.ts';
import { FIXTURE_PACKS, FIXTURES } from '../testing/raw-pack.ts';
import { drawFigure } from './draw.ts';
import { figureTable } from './figure-table.ts';
import { axisEnd, ticksBetween } from './frame.ts';

const packs: Pack[] = await Promise.all(
  FIXTURE_PACKS.map(async (name) => (await readPack(`${FIXTURES}${name}`)).pack!),
);
const pictures = packs.flatMap(picturesOf);
const figures = packs.flatMap(({ items, assets }) =>
  items.flatMap(({ item }) =>
    item.kind === 'writing-task-1'
      ? item.figures.map((figure) => ({ type: figure.type, title: figure.title, figure, assets }))
      : [],
  ),
);

test('the fixtures hold every kind of figure', () => {
  expect([...new Set(figures.map(({ type }) => type))].toSorted()).toEqual([
    'bar',
    'line',
    'map',
    'pie',
    'process',
    'table',
  ]);
});

test.each(pictures)('$name is well formed and stays inside its frame', ({ svg }) => {
  const root = parseXml(svg);
  const [, , width = 0, height = 0] = root.attributes.viewBox!.split(' ').map(Number);
  for (const { attributes } of ['text', 'circle', 'rect'].flatMap((name) => findAll(root, name))) {
    const [x, y] = [Number(attributes.x ?? attributes.cx ?? 0), Number(attributes.y ?? attributes.cy ?? 0)];
    expect(x).toBeGreaterThanOrEqual(-1);
    expect(y).toBeGreaterThanOrEqual(-1);
    expect(x).toBeLessThanOrEqual(width + 1);
    expect(y).toBeLessThanOrEqual(height + 1);
  }
});

test.each(figures.filter(({ figure }) => !JSON.stringify(figure).includes('.svg')))(
  '$title is black, white and grey',
  ({ figure, assets }) => {
    const colours = drawFigure(figure, assets).match(/#[0-9a-f]{6}\b/gi) ?? [];
    const spread = (colour: string) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      return Math.max(...parts) - Math.min(...parts);
    };
    expect(colours.filter((colour) => spread(colour) > 14)).toEqual([]);
  },
);

test.each(figures)('$title can be read as a table: every row as wide as its head', ({ figure }) => {
  const { caption, head, rows } = figureTable(figure);
  expect(caption).toContain(figure.title);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
});

test('the table of a chart holds the numbers of the chart', () => {
  const { figure } = figures.find(({ type }) => type === 'line')!;
  expect(figureTable(figure)).toEqual({
    caption: 'Journeys to work by means of transport (%)',
    head: ['Share of journeys (%), by Year', '1995', '2005', '2015', '2025'],
    rows: [
      ['Car', '52', '58', '49', '38'],
      ['Bus', '28', '22', '23', '25'],
      ['Bicycle', '6', '8', '15', '26'],
      ['On foot', '14', '12', '13', '11'],
    ],
  });
});

test('the same data gives the same picture, and names from data cannot break out of it', () => {
  const figure = Figure.parse({
    type: 'bar',
    title: 'A <script> & "more"',
    x: { label: 'x', values: ['<b>', 'c'] },
    y: { label: 'y' },
    series: [{ name: '"><script>alert(1)</script>', values: [1, 2] }],
  });
  expect(drawFigure(figure)).toBe(drawFigure(figure));
  expect(findAll(parseXml(drawFigure(figure)), 'script')).toEqual([]);
});

test.each([
  { min: 0, max: 70, ticks: [0, 10, 20, 30, 40, 50, 60, 70] },
  { min: 0, max: 500, ticks: [0, 100, 200, 300, 400, 500] },
  { min: 0, max: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] },
  { min: 40, max: 60, ticks: [40, 45, 50, 55, 60] },
])('ticks from $min to $max are round numbers', ({ min, max, ticks }) => {
  expect(ticksBetween(min, max)).toEqual(ticks);
});

test('an axis nobody set ends on a round number above the highest value', () => {
  expect(axisEnd(0, 38)).toBe(40);
  expect(axisEnd(0, 410)).toBe(450);
});

test('the page can load the drawing: nothing here needs Node or zod', () => {
  const folder = fileURLToPath(new URL('./', import.meta.url));
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const loaded = sources.flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(/^import (?!type).*from '([^']+)'/gm)].map(([, from]) => from!),
  );
  expect(loaded.filter((from) => !from.startsWith('./'))).toEqual([]);
});

test('a drawing says where every value of its table stands, so that a page can point at it', () => {
  const drawn = figures.filter(({ type }) => type === 'line' || type === 'bar' || type === 'pie');
  for (const { figure } of drawn) {
    const places = findAll(parseXml(drawFigure(figure)), 'circle').flatMap(
      ({ attributes }) => attributes['data-cell'] ?? [],
    );
    const { rows } = figureTable(figure);
    const cells = rows.flatMap(([, ...values], row) =>
      values.flatMap((value, column) => (value === '–' ? [] : `${row} ${column}`)),
    );
    expect(new Set(places), figure.title).toEqual(new Set(cells));
  }
});
