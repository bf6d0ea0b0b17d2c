import { describe, expect, test } from 'vitest';
import type { EssayFigure } from '../../report.ts';
import { readEssay } from '../../text/essay-text.ts';
import { figureChecks } from '../figure-check.ts';

/** Sentences whose grammar leaves one reading, true and false ones side by side. */
const FARES: EssayFigure = {
  type: 'line',
  title: 'Return fare on three routes',
  x: { values: [1990, 2000, 2010, 2020] },
  y: { unit: '£', max: 60 },
  series: [
    { name: 'Northern', values: [22, 31, 48, 45] },
    { name: 'Harbour', values: [40, 35, 30, 28] },
    { name: 'Island', values: [12, 14, 21, 27] },
  ],
};
const CROPS: EssayFigure = {
  type: 'bar',
  title: 'Crops of a country',
  x: { values: [1980, 2000, 2020] },
  y: { unit: 'thousand tonnes', max: 400 },
  series: [
    { name: 'Wheat', values: [120, 190, 310] },
    { name: 'Maize', values: [200, 160, 95] },
    { name: 'Barley', values: [60, 64, 58] },
  ],
};
const WORK: EssayFigure = {
  type: 'bar',
  title: 'Share of people who do voluntary work',
  x: { values: ['Coaching', 'Nature', 'Visiting', 'Tutoring'] },
  y: { unit: '%', max: 30 },
  series: [
    { name: 'Aged 18-34', values: [14, 17, 4, 16] },
    { name: 'Aged 35-54', values: [21, 9, 8, 7] },
    { name: 'Aged 55 and over', values: [6, 15, 26, 5] },
  ],
};
const PLANS: EssayFigure = {
  type: 'table',
  title: 'Four phone plans',
  head: ['Plan', 'Price (£)', 'Data (GB)', 'Customers (millions)', 'Satisfied (%)'],
  rows: [
    ['Basic', 8, 4, 2.6, '71%'],
    ['Plus', 14, 20, 5.1, '83%'],
    ['Family', 32, 80, 3.4, '88%'],
    ['Pro', 45, 150, 0.9, '64%'],
  ],
};

const wrong = (figure: EssayFigure, text: string) =>
  figureChecks(readEssay(text), figure)
    .filter((one) => !one.ok)
    .map((one) => one.comment.en);

const WASTE: EssayFigure = {
  type: 'bar',
  title: 'Household waste by treatment',
  x: { values: [2000, 2010, 2020] },
  y: { unit: 'thousand tonnes', max: 70 },
  series: [
    { name: 'Landfill', values: [48, 36, 9] },
    { name: 'Recycled', values: [6, 15, 30] },
  ],
};
const RAIN: EssayFigure = {
  type: 'line',
  title: 'Rain in two towns',
  x: { values: ['January', 'April', 'July', 'October'] },
  y: { unit: 'mm', max: 300 },
  series: [
    { name: 'Tamara', values: [10, 30, 240, 60] },
    { name: 'Norwick', values: [80, 45, 30, 75] },
  ],
};

const TRUE: [string, EssayFigure, string[]][] = [
  [
    'what another clause, or a by-phrase, names is not "it"',
    WASTE,
    [
      'Recycling rose as landfill fell. It more than doubled to 15,000 tonnes by 2010 and reached 30,000 ten years later.',
      'Landfill fell. Even so, it was still ahead of that of recycled waste in 2010. In the end it was overtaken by recycling, and it stood at 30,000 tonnes.',
    ],
  ],
  [
    'all of a row together',
    RAIN,
    [
      'Over the four months as a whole, Tamara receives 340 mm and Norwick 230.',
      'In total, Tamara has 340 mm of rain in these months.',
    ],
  ],
  ['the highest of their own', WORK, ['It was only 26% among the people aged 55 and over, their leading activity.']],
  [
    'a verb that leads to a value',
    FARES,
    [
      'The Northern fare was £22 in 1990. Having climbed to £48 by 2010, it slipped back to £45 ten years later.',
      'The Harbour fare was £40 at first. Unlike the others it kept falling, and it stood at £28 in 2020.',
      'The Northern fare overtook the Harbour fare, and in 2010 it had reached £48.',
      'Travellers paid £12 for the Island route in 1990, but its price rose to £27.',
      'The Harbour fare fell to £35, £30 and finally £28.',
      'The Island fare went up to £14 in 2000, £21 in 2010 and £27 in 2020.',
      'While the Harbour fare fell, the others rose, to £45 and £27.',
      'The Northern fare rose to £48, £18 more than the Harbour fare, before easing to £45.',
    ],
  ],
  [
    'a change',
    FARES,
    [
      'The Northern fare rose by £9 in the first decade, £17 in the second, and then lost £3.',
      'The Harbour fare dropped by £5 in each of the first two decades and by £2 in the last.',
      'The Island fare gained £2, £7 and £6 in the three decades.',
      'The Harbour fare fell by 30 per cent over the period.',
      'The Island fare grew by about £0.50 a year.',
      'The Northern fare more than doubled, with a rise of £23 in all.',
      'The Harbour fare ended £12 lower than at the start.',
      'In 2020 the Northern fare was £23 higher than in 1990.',
    ],
  ],
  [
    'from one number to another',
    CROPS,
    [
      'Wheat climbed from 120 to 310 thousand tonnes.',
      'Maize shrank from 200 thousand tonnes in 1980 to 160 thousand in 2000.',
      'The three crops together rose from 380 to 463 thousand tonnes.',
      'Wheat and barley together grew from 180 to 368 thousand tonnes.',
      'The gap between wheat and maize widened from 80 to 215 thousand tonnes.',
      'The lead of wheat over maize grew from 30 to 215 thousand tonnes.',
      'With a rise from 190 to 310 thousand tonnes wheat left maize far behind.',
      'Harvests ranged from 58 to 64 thousand tonnes for barley.',
      'Work on a farm fell from 9 to 6 in the evening.',
    ],
  ],
  [
    'gaps between two that are named',
    FARES,
    [
      'In 1990 passengers to the Harbour had to pay £40, which was £18 more than on the Northern route.',
      'In 1990 the Harbour fare was £18 above the Northern fare. Ten years later the gap between them was only £4.',
      'The Northern fare was £45 in 2020, £17 more than the Harbour fare and £18 more than the Island fare.',
      'From being £28 below the Harbour fare, the Island fare had come within £1 of it by 2020.',
      'The Island fare, which was £10 below the Northern fare in 1990, was £18 behind it by 2020.',
      'The Northern fare peaked in 2010, when it was £27 ahead of the Island fare.',
      'The Northern fare was £3 less than ten years before.',
    ],
  ],
  [
    'sums and ends of ranges',
    CROPS,
    [
      'By 2020 wheat and barley together came to 368 thousand tonnes.',
      'Wheat and maize were grown everywhere. In 2000 the two together made 350 thousand tonnes.',
      'Barley hovered between 58 and 64 thousand tonnes.',
      'Barley stayed between 58,000 and 64,000 tonnes, while maize and wheat moved between 95,000 and 310,000 tonnes.',
      'Taken together, the crops came to between 380 and 463 thousand tonnes.',
      'Altogether 414 thousand tonnes were harvested in 2000, 34 thousand more than in 1980.',
    ],
  ],
  [
    'ages by their order, and the name behind a number',
    WORK,
    [
      'Nature work attracted 17% of the youngest group and 15% of the oldest.',
      'In coaching, 21% of the middle group took part, against 14% of the youngest and a mere 6% of the oldest.',
      'It was 14% for the people aged 18-34 and only 6% for the people who are 55 and over.',
      'The oldest volunteers preferred visiting, at 26%, to nature work, at 15%.',
      'Young volunteers gave 4% to visiting. The smallest share was visiting at 4%, far below that of the oldest group.',
      'Visiting was the most popular for the people aged 55 and over and the least popular for young people.',
    ],
  ],
  [
    'a table of several measures',
    PLANS,
    [
      'Basic costs only £8, and 71% of its users are satisfied.',
      'Pro, which is £13 dearer than Family, satisfies 64%.',
      'With Plus, 83% are satisfied, 12 points more than with Basic.',
      'Family has 3.4 million customers, and a satisfaction of 88%.',
    ],
  ],
];
const FALSE: [string, EssayFigure, string[]][] = [
  [
    'a verb that leads to a value',
    FARES,
    [
      'The Northern fare was £22 in 1990. Having climbed to £40 by 2010, it slipped back to £45 ten years later.',
      'The Harbour fare was £40 at first. Unlike the others it kept falling, and it stood at £21 in 2020.',
      'The Northern fare overtook the Harbour fare, and in 2010 it had reached £40.',
      'The Harbour fare fell to £35, £22 and finally £28.',
    ],
  ],
  [
    'a change',
    FARES,
    [
      'The Harbour fare, which many people had thought too high, lost £23.',
      'The Harbour fare ended £15 lower than at the start.',
      'In 2020 the Northern fare was £35 higher than in 1990.',
    ],
  ],
  [
    'from one number to another',
    CROPS,
    [
      'Wheat climbed from 120 to 200 thousand tonnes.',
      'Maize shrank from 200 thousand tonnes in 1980 to 120 thousand in 2000.',
      'The number climbed from 95 to 200 thousand tonnes.',
    ],
  ],
  [
    'gaps between two that are named',
    FARES,
    [
      'In 1990 passengers to the Harbour had to pay £40, which was £27 more than on the Northern route.',
      'In 1990 the Harbour fare was £18 above the Northern fare. Ten years later the gap between them was only £8.',
      'The Northern fare was £45 in 2020, £26 more than the Harbour fare.',
    ],
  ],
  [
    'sums and ends of ranges',
    CROPS,
    [
      'Wheat and maize were grown everywhere. In 2000 the two together made 250 thousand tonnes.',
      'Barley hovered between 58 and 95 thousand tonnes.',
    ],
  ],
  [
    'ages by their order, and the name behind a number',
    WORK,
    [
      'In coaching, 21% of the middle group took part, against 14% of the youngest and a mere 9% of the oldest.',
      'It was 14% for the people aged 18-34 and only 9% for the people who are 55 and over.',
    ],
  ],
  ['a table of several measures', PLANS, ['Basic costs only £8, and 88% of its users are satisfied.']],
];

describe('what is true is not accused', () => {
  test.each(TRUE.flatMap(([way, figure, list]) => list.map((text) => ({ way, figure, text }))))(
    '$way: $text',
    ({ figure, text }) => {
      expect(wrong(figure, text)).toEqual([]);
    },
  );
});

describe('what is false is told', () => {
  test.each(FALSE.flatMap(([way, figure, list]) => list.map((text) => ({ way, figure, text }))))(
    '$way: $text',
    ({ figure, text }) => {
      expect(wrong(figure, text).length).toBeGreaterThan(0);
    },
  );
});

test('no comment says that a number is missing from the figure when it only stands elsewhere', () => {
  expect(wrong(CROPS, 'The number climbed from 95 to 200 thousand tonnes.')).toEqual([
    'Nothing in the figure goes from 95 to 200 thousand.',
  ]);
  expect(wrong(FARES, 'In 2020 the Northern fare was £35 higher than in 1990.')).toEqual([
    '£35 does not follow from the values of Northern.',
  ]);
});

// Either took longer than the limit of a test.
test.each([
  `The Northern fare was dear. In that time it rose${' slowly'.repeat(40)} in price by £5.`,
  `Its fare${' slowly'.repeat(40)} in price rose by £5.`,
  `It was dear and then${' slowly'.repeat(40)} in price rose by £5.`,
  `The Northern fare rose by ${'£5, '.repeat(600)}and £7.`,
])('a text that goes on and on is read at once: %.60s …', (text) => {
  expect(figureChecks(readEssay(text), FARES)).toEqual(expect.any(Array));
});
