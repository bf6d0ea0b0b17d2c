import { describe, expect, test } from 'vitest';
import type { EssayFigure } from '../report.ts';
import { readEssay } from '../text/essay-text.ts';
import { figureChecks } from './figure-check.ts';

const CLASSES: EssayFigure = {
  type: 'table',
  head: ['Subject', '2004', '2014', '2024'],
  rows: [
    ['Languages', '4,200', '3,900', '2,100'],
    ['Computing', '3,100', '1,900', '700'],
    ['Fitness', '1,800', '2,500', '2,600'],
    ['Crafts', '600', '800', '2,700'],
  ],
};
const CITIES: EssayFigure = {
  type: 'table',
  head: ['City', 'Bicycles', 'Annual fee (€)'],
  rows: [
    ['Arvona', '12,400', '45'],
    ['Belmere', '6,300', '30'],
    ['Castrin', '4,800', '60'],
    ['Dorvik', '2,100', '25'],
  ],
};
const INCOME: EssayFigure = {
  type: 'bar',
  stacked: true,
  x: { values: [2009, 2014, 2019] },
  y: { unit: '£ million', max: 40, label: 'Income' },
  series: [
    { name: 'Grant', values: [18, 15, 11] },
    { name: 'Tickets', values: [6, 8, 13] },
    { name: 'Shops', values: [3, 5, 9] },
  ],
};
const WORK: EssayFigure = {
  type: 'bar',
  x: { values: ['Coaching', 'Conservation', 'Visiting', 'Tutoring'] },
  y: { unit: '%' },
  series: [
    { name: 'Aged 18-34', values: [14, 17, 4, 16] },
    { name: 'Aged 55 and over', values: [6, 15, 26, 5] },
  ],
};
const POST: EssayFigure = {
  type: 'line',
  x: { values: [2000, 2024] },
  y: { max: 400 },
  series: [
    { name: 'Letters', values: [400, 90] },
    { name: 'Parcels', values: [10, 130] },
    { name: 'Magazines', values: [60, 20] },
  ],
};
const wrong = (figure: EssayFigure, text: string) => figureChecks(readEssay(text), figure).filter((one) => !one.ok);

/** The true saying beside the false one: only the false one may be called wrong. */
const SAYINGS: [EssayFigure, string, string, string][] = [
  [
    CLASSES,
    'In 2004, computing was the second most popular subject.',
    'In 2004, fitness was the second most popular subject.',
    'a place',
  ],
  [
    CLASSES,
    'Fitness grew, and what had been the third most popular subject was now the first choice.',
    'Crafts grew, and what had been the third most popular subject was now the first choice.',
    'a place held before',
  ],
  [
    CLASSES,
    'Fitness, the third largest subject in 2004, grew.',
    'Crafts, the third largest subject in 2004, grew.',
    'a place beside its name',
  ],
  [
    CLASSES,
    'In 2004, the most popular subjects were languages and computing.',
    'In 2004, the least popular subjects were languages and computing.',
    'a group that is listed',
  ],
  [
    CITIES,
    'Dorvik and Belmere charged the lowest annual fees.',
    'Dorvik and Belmere charged the highest annual fees.',
    'a group as the subject',
  ],
  [POST, 'The biggest change is letters.', 'The biggest change is magazines.', 'a change'],
  [CLASSES, 'The smallest change was in fitness.', 'The smallest change was in computing.', 'a small change'],
  [CLASSES, 'Crafts saw the largest increase.', 'Languages saw the largest increase.', 'a rise'],
  [CLASSES, 'Computing experienced the biggest fall.', 'Crafts experienced the biggest fall.', 'a fall'],
  [
    WORK,
    'The biggest difference can be seen in visiting.',
    'The smallest difference can be seen in visiting.',
    'a gap between groups',
  ],
  [
    INCOME,
    'By 2019 tickets had replaced the grant as the largest single source.',
    'By 2014 tickets had replaced the grant as the largest single source.',
    'one that took the place',
  ],
  [INCOME, 'Overall, income grew by a third.', 'Overall, income shrank by a third.', 'the height of a stacked bar'],
  [
    CLASSES,
    'Languages and computing became less popular, and the other two subjects became more popular over the period.',
    'Languages and computing became less popular, and the other two subjects became less popular over the period.',
    'the others',
  ],
];

describe('places, groups, changes and gaps', () => {
  test.each(SAYINGS)('%#', (figure, right, untrue, why) => {
    expect(wrong(figure, right), `${why}: ${right}`).toEqual([]);
    expect(wrong(figure, untrue).length, `${why}: ${untrue}`).toBeGreaterThan(0);
  });

  test.each([
    [CLASSES, 'Fitness was one of the second largest groups.'],
    [CLASSES, 'The biggest change was not in fitness.'],
    [CITIES, 'The largest increase is unknown in Dorvik.'],
  ] as const)('what can be read otherwise is left alone: %#', (figure, text) => {
    expect(wrong(figure, text)).toEqual([]);
  });
});
