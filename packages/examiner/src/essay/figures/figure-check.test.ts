import { describe, expect, test } from 'vitest';
import type { EssayFigure } from '../report.ts';
import { readEssay } from '../text/essay-text.ts';
import { figureChecks } from './figure-check.ts';

const FIGURE: EssayFigure = {
  type: 'line',
  x: { values: [2000, 2010, 2020] },
  series: [
    { name: 'Bicycle', aliases: ['cycl'], values: [10, 20, 35] },
    { name: 'Car', values: [60, 55, 40] },
  ],
};
const check = (sentence: string) => figureChecks(readEssay(sentence), FIGURE).map((one) => one.ok);

describe('figures in the essay against the chart', () => {
  test.each([
    ['Cycling stood at 10% in 2000.', [true], 'right value, other word for the row'],
    ['The car accounted for 60% in 2000 and 40% in 2020.', [true, true], 'two right values'],
    ['The car accounted for 75% in 2000.', [false], 'no such value'],
    ['Bicycle use was 60% in 2000.', [false], 'the value belongs to another row'],
    ['Bicycle use rose by 25 percentage points.', [true, true], 'a difference, and the right direction'],
    ['Bicycle use declined steadily.', [false], 'wrong direction'],
    ['In 2010 things were different.', [], 'a year is no value'],
    ['About 999 people were asked.', [], 'names no row: nothing to check'],
  ])('%s', (sentence, expected) => {
    expect(check(sentence)).toEqual(expected);
  });

  test('pies and tables are read too', () => {
    const pie: EssayFigure = {
      type: 'pie',
      pies: [
        {
          name: '2000',
          slices: [
            { name: 'Coal', value: 40 },
            { name: 'Gas', value: 60 },
          ],
        },
      ],
    };
    const table: EssayFigure = {
      type: 'table',
      head: ['Town', '2005'],
      rows: [
        ['Ashby', 18],
        ['Weston', '12%'],
      ],
    };
    expect(figureChecks(readEssay('Coal made up 40%.'), pie).map((one) => one.ok)).toEqual([true]);
    expect(figureChecks(readEssay('Weston recycled 30%.'), table).map((one) => one.ok)).toEqual([false]);
  });

  test('a figure without numbers asks nothing', () => {
    expect(figureChecks(readEssay('First, 5 grapes are washed.'), { type: 'process' })).toEqual([]);
  });
});
