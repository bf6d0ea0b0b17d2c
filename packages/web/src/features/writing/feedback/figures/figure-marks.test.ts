import type { Figure } from '@ninefold/contract/writing/fields';
import { expect, test } from 'vitest';
import { cellMarks } from './figure-marks.ts';
import { pinPlaces } from './pin-places.ts';

const figure = (rows: string[][], head = ['Share (%)', '2000', '2010']): Figure => ({
  type: 'bar',
  title: 'Shares',
  svg: '',
  table: { caption: '', head, rows },
});
const check = (ok: boolean, row?: string, column?: string) => ({
  ok,
  quote: { start: 0, end: 1, text: 'x' },
  comment: { zh: '', en: '' },
  ...(row && column && { cell: { row, column } }),
});
const BUS = figure([
  ['Bus', '10', '20'],
  ['Car', '90', '80'],
]);

test.each([
  { checks: [check(true, 'Bus', '2010')], marks: [[0, 0, 2, true]], why: 'by the names of row and column' },
  { checks: [check(true)], marks: [], why: 'a trend is about no single value' },
  { checks: [check(true, 'Train', '2010')], marks: [], why: 'a total the table does not print has no place' },
  {
    checks: [check(true, 'Bus', '2010'), check(false, 'Bus', '2010')],
    marks: [[0, 0, 2, false]],
    why: 'wrong once is wrong',
  },
])('a check finds its cell: $why', ({ checks, marks }) => {
  expect(cellMarks([BUS], checks).map(({ figure: at, row, column, ok }) => [at, row, column, ok])).toEqual(marks);
});

test('of two figures the one that has both names is marked', () => {
  const second = figure([['Bus', '3', '4']], ['Cost', '2020', '2024']);
  expect(cellMarks([BUS, second], [check(true, 'Bus', '2024')])).toMatchObject([{ figure: 1, row: 0, column: 2 }]);
});

test('a drawing says where its values are, in percent of its size; one without a size says nothing', () => {
  const cells = '<circle data-cell="0 1" cx="50" cy="30" r="0"/><circle cx="9" cy="9" r="4"/>';
  expect([...pinPlaces(`<svg viewBox="0 0 200 120">${cells}</svg>`)]).toEqual([['0 1', { x: 25, y: 25 }]]);
  expect(pinPlaces(`<svg>${cells}</svg>`).size).toBe(0);
});
