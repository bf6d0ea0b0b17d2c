import { describe, expect, test } from 'vitest';
import type { EssayFigure } from '../../report.ts';
import { readEssay } from '../../text/essay-text.ts';
import { figureChecks } from '../figure-check.ts';
import { FARES } from '../firm/placed.testing.ts';

/** Verbs of change that the order of their sentence, or its own words, leave one way. */
const POWER: EssayFigure = {
  type: 'line',
  title: 'Power of two plants by month',
  x: { values: ['January', 'March', 'May', 'July', 'September', 'November'] },
  y: { unit: 'megawatts', max: 10 },
  series: [
    { name: 'Wind farm', values: [9, 7, 4, 2, 5, 8] },
    { name: 'Solar park', values: [1, 3, 7, 8, 4, 1] },
  ],
};
const GUESTS: EssayFigure[] = [
  {
    type: 'line',
    title: 'Guests of two hotels (thousands)',
    x: { values: [2000, 2010, 2020] },
    y: { unit: 'thousands', max: 90 },
    series: [
      { name: 'Palace', values: [80, 70, 60] },
      { name: 'Station hotel', values: [20, 22, 45] },
    ],
  },
  {
    type: 'table',
    title: 'The hotels today',
    head: ['Hotel', 'Price (€)', 'Rooms'],
    rows: [
      ['Palace', 90, 120],
      ['Station hotel', 110, 140],
    ],
  },
];

const TREES: EssayFigure = {
  type: 'line',
  title: 'Height of two trees',
  x: { values: [2000, 2010] },
  y: { unit: 'metres', max: 10 },
  series: [
    { name: 'Oak', values: [8, 8.5] },
    { name: 'Lime', values: [3, 5] },
  ],
};

const TRUE: [EssayFigure | EssayFigure[], string[]][] = [
  [
    POWER,
    [
      'The wind farm produced 9 megawatts in January, but the figure declined in spring and reached the lowest point of 2 in July.',
      'The solar park rose in spring and reached 8 megawatts in July.',
      'The wind farm rose in autumn, having reached its lowest point of 2 in July.',
      'The wind farm rose in autumn and was at 8 megawatts in November, after a low of 2.',
      'The wind farm climbed again and reached 8 megawatts in November.',
      'The solar park was unlike it. It contributed only 1 megawatt in winter, rose steadily and was ahead in summer, with a peak of 8.',
      'The solar park was unlike it. It contributed 8 megawatts in July, fell steadily and was weak in winter, with a low of 1.',
      'The solar park stood at 3 megawatts in March, fell after July and was weak at the end, with a minimum of 1.',
      'The two rose and fell in opposite directions.',
      'The wind farm fell to last place in summer.',
      'The solar park rose to first place in summer, but it rose no higher than 8 megawatts.',
      'The wind farm fell no lower than 2 megawatts.',
    ],
  ],
  [
    GUESTS,
    [
      'The Palace lost guests all the time. The other figure hardly changed until 2010, but then it rose sharply.',
      'The Palace lost guests all the time. The other hotel and the Palace then fell behind.',
      'The Palace had 80,000 guests. The other figure of the Palace fell.',
      'The Palace remained the largest hotel.',
      'The Station hotel did well. The other hotel fell to 60,000 guests.',
      'The Palace was the smallest in price.',
      'The Station hotel is the largest.',
    ],
  ],
  [TREES, ['The oak increased from 8 to 8 and a half metres.', 'The oak grew from 8 metres to 8½ metres.']],
  [
    FARES,
    [
      'Northern rose from 22,000 to 31,000 in the first ten years, and then climbed to 48,000.',
      'Northern started lower than Harbour at 40,000, and then rose to 31,000.',
      'Island trailed the others, which were at 40,000 and 22,000 in 1990, and then rose to 14,000.',
      'Harbour fell in each decade, to 35,000 in 2000, 30,000 in 2010 and finally 28,000.',
      'Northern and Harbour changed to 31,000 and 35,000 in 2000 respectively.',
      'Northern rose to 48,000 in 2010, Harbour fell to 30,000 and finally 28,000.',
      'In 2010 Northern had a lead over Harbour, which grew after 2000 from nothing.',
      'In 2020 Northern sold 17,000 more than Harbour, which fell to 28,000.',
      'Northern overtook Harbour, which then fell to 30,000.',
      'Sales rose on all routes but Harbour.',
    ],
  ],
];
const FALSE: [EssayFigure | EssayFigure[], string[]][] = [
  [
    POWER,
    [
      'The wind farm produced 9 megawatts in January, but the figure climbed in spring and reached the lowest point of 2 in July.',
      'The solar park was unlike it. It contributed only 1 megawatt in winter, fell steadily and was ahead in summer, with a peak of 8.',
      'The two fell and fell in opposite directions.',
      'The wind farm rose to last place in summer.',
      'The solar park fell no higher than 8 megawatts.',
      'The solar park increased from 8 to 8 megawatts.',
    ],
  ],
  [
    GUESTS,
    [
      'The Palace lost guests all the time. The other figure hardly changed until 2010, but then it fell sharply.',
      'The Palace remained the smallest hotel.',
    ],
  ],
  [
    FARES,
    [
      'Northern rose from 22,000 to 31,000 in the first ten years, and then dropped to 48,000.',
      'Harbour rose in each decade, to 35,000 in 2000, 30,000 in 2010 and finally 28,000.',
      'In 2020 Northern sold 17,000 more than Harbour, which rose to 28,000.',
    ],
  ],
];

const wrong = (figure: EssayFigure | EssayFigure[], text: string) =>
  figureChecks(readEssay(text), figure)
    .filter((one) => !one.ok)
    .map((one) => one.comment.en);
const each = (list: typeof TRUE) => list.flatMap(([figure, texts]) => texts.map((text) => ({ figure, text })));

describe('what is true is not accused', () => {
  test.each(each(TRUE))('$text', ({ figure, text }) => {
    expect(wrong(figure, text)).toEqual([]);
  });
});

describe('what is false is told', () => {
  test.each(each(FALSE))('$text', ({ figure, text }) => {
    expect(wrong(figure, text).length).toBeGreaterThan(0);
  });
});
