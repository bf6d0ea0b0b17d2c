import { describe, expect, test } from 'vitest';
import type { EssayFigure } from '../../report.ts';
import { readEssay } from '../../text/essay-text.ts';
import { figureChecks } from '../figure-check.ts';
import { CLUBS, FARES, MUSIC, RIVERS, SCHEMES, SHARES } from './placed.testing.ts';

/** Numbers whose place in the figure the sentence tells without naming it; true and false sentences side by side. */
const TRUE: [string, EssayFigure, string[]][] = [
  [
    'all of them',
    RIVERS,
    [
      'In April the rivers were alike, they were all about 5 or 6 metres.',
      'In April they were all between 5 and 6 metres deep.',
      'In January they were all over 0.5 metres, and in July they were all under 9 metres.',
      'In April the three were all 5 or 6 days behind the calendar.',
      'In April the three were all 2 or 3 metres lower than the bridge.',
      'In January the three together were all of 14 metres.',
    ],
  ],
  [
    'the others',
    SHARES,
    [
      'Students spent 38% on tours, while the other groups spent about 17% on this.',
      'Students spent 38% on tours, while the other groups spent 18% and 14%.',
      'Students spent 38% on tours, whereas the other groups spent only 32% on them together.',
      'Families gave 18% to tours, while the other items took 40%, 30% and 12%.',
      'Students spent 38% on tours, while the other groups were all under 25%.',
      'Students spent 38% on tours, while the other groups spent 20 percentage points less or more.',
    ],
  ],
  [
    'the others, in time',
    FARES,
    [
      'Northern reached 48,000 in 2010, while the others had 30,000 and 21,000.',
      'Northern was at 45,000 in 2020, while the other routes were close to each other, at 28,000 and 27,000.',
      'Northern gained 23,000 tickets, while the others lost 12,000 and gained 15,000.',
    ],
  ],
  [
    'nobody is named for the number',
    FARES,
    [
      'The Harbour route sold 40,000 tickets in 1990. The decline was slow, and by 2020 a mere 28,000 were being sold.',
      'The Harbour route and the Northern route were popular. The number changed, and in 2010 78,000 were sold.',
      'Northern sold most tickets. It grew, and in 2010 99,000 were sold on the three routes.',
      'Northern did well. The newest boats went to a small place, and by 2020 a mere 27,000 were being sold.',
      'Northern did well. It grew, and by 2020 27,000 were sold to the smallest of the places.',
      'Harbour was ahead at first. They all changed, and in 2020 100,000 were sold.',
      'Harbour was ahead at first. It was then overtaken, and by 2010 48,000 were sold by the new leader.',
      'Harbour was ahead at first. It fell, and by 2010 48,000 were sold to people going north.',
      'Harbour had 40,000. The decline went on, and by 2020 12,000 were lost.',
      'Harbour had 40,000. The decline went on, and by 2020 fewer than 50,000 were sold.',
      'Harbour had 40,000. The decline went on, and 28,000 tickets were still sold at the end of the period.',
    ],
  ],
  [
    'two moments',
    RIVERS,
    [
      'The Veld was different. In January and October it was only 1 metre.',
      'The Veld was different. In January and July it was 1 and 8 metres respectively.',
      'The Veld was different. In April and July it was 13 metres in all.',
      'The Veld was different. In January and October it was 4 hours from the sea.',
    ],
  ],
  [
    'measured against another',
    FARES,
    [
      'By 2020 the Island route had risen to 27,000 tickets, against 28,000 for Harbour.',
      'By 2010 the Island route had fewer tickets, 21,000, against 40,000 earlier for Harbour.',
      'Northern had risen by 9,000 by 2000, against 2,000 for Island.',
      'By 2010 Northern had gained 26,000 tickets, compared with 9,000 for Island.',
      'By 2020 Northern stood at 45,000, compared with a peak of 40,000 for Harbour.',
      'Northern began at 22,000 and was ahead in 2010, with a low of 22,000.',
      'By 2020 it had fallen to 28,000, compared with 48,000 at the peak for Northern.',
      'By 2020 Harbour had sunk to 28,000, against over 30,000 for Northern.',
    ],
  ],
  [
    'beside the smallest',
    SHARES,
    [
      'For students, rooms were the smallest one, just 12%.',
      'Travel was the smallest, with only 6% among pensioners.',
      'Food is steady, and, with 40%, was the largest of all for families.',
      'Among the cheaper things tours were the largest, with 18%.',
      'After food, rooms were the largest, with 30% among families.',
      'Of the holiday things tours were the largest, with 18% among families.',
      'Apart from food, rooms were the largest, at 30%.',
    ],
  ],
  ['of whom', CLUBS, ['Rowing is twice as common as among adults under 30, 4% of whom play chess.']],
  ['of whom, added', CLUBS, ['There are many adults under 30, 18% of whom play chess or sing in a choir.']],
  [
    'from the lowest to the highest',
    RIVERS,
    [
      'The Osk moved within a narrow range of 3 to 5 metres.',
      'The Osk stayed in a band of 4 to 5 metres in the first half of the year.',
      'Most of the time the Osk stayed within a range of 4 to 5 metres.',
    ],
  ],
  [
    'over all parts',
    MUSIC,
    [
      'Piano music hardly exists outside print: of some 210,000 copies sold in 2020, most were on paper.',
      'Piano music does badly whatever the form: of the 735,000 copies sold in 2020, few were bought.',
      'Guitar music grew in all forms: of the 35,000 copies gained, most were printed.',
      'Piano music mattered little: of the 295,000 copies sold in 2020, only 60,000 were recordings of it.',
    ],
  ],
  [
    'the unit of a rate',
    SCHEMES,
    [
      'Arden has 9,200 scooters. But the trips were only 2.4 per scooter in one day.',
      'In Boroma there were 5.5 trips per scooter, and the fee was €30.',
    ],
  ],
  [
    'a unit said once',
    RIVERS,
    [
      'In January the Tarn was 9 metres deep, whereas the smallest one, with just 1, was the Veld.',
      'In July the Veld reached 8 metres, while the Tarn, at 2, was the lowest.',
    ],
  ],
];
const FALSE: [string, EssayFigure, string[]][] = [
  ['all of them', RIVERS, ['In April the rivers were alike, they were all about 5 or 9 metres.']],
  [
    'the others',
    SHARES,
    [
      'Students spent 38% on tours, while the other groups spent about 52% on this.',
      'Students spent 38% on tours, while the other groups spent 25% on this.',
    ],
  ],
  ['the others, in time', FARES, ['Northern sold 45,000 in 2020, while the others sold 60,000.']],
  [
    'nobody is named for the number',
    FARES,
    [
      'The Harbour route sold 40,000 tickets in 1990. The decline was slow, and by 2020 a mere 45,000 were being sold.',
      'Harbour had 40,000. The decline went on, and 45,000 tickets were still sold at the end of the period.',
    ],
  ],
  ['two moments', RIVERS, ['The Veld was different. In January and October it was only 5 metres.']],
  [
    'measured against another',
    FARES,
    ['By 2020 the Island route had risen to 27,000 tickets, against 40,000 for Harbour.'],
  ],
  ['beside the smallest', SHARES, ['For pensioners, travel was the smallest one, just 12%.']],
  ['of whom', CLUBS, ['Rowing is twice as common as among adults under 30, 9% of whom play chess.']],
  ['from the lowest to the highest', RIVERS, ['The Osk moved within a narrow range of 4 to 5 metres.']],
  [
    'over all parts',
    MUSIC,
    ['Piano music hardly exists outside print: of some 560,000 copies sold in 2020, most were on paper.'],
  ],
  ['the unit of a rate', SCHEMES, ['Arden has 9,200 scooters. But the trips were only 3.6 per scooter in one day.']],
  [
    'a unit said once',
    RIVERS,
    ['In January the Tarn was 9 metres deep, whereas the smallest one, with just 30, was in the mountains.'],
  ],
];

const wrong = (figure: EssayFigure, text: string) =>
  figureChecks(readEssay(text), figure)
    .filter((one) => !one.ok)
    .map((one) => one.comment.en);
const each = (list: typeof TRUE) =>
  list.flatMap(([way, figure, texts]) => texts.map((text) => ({ way, figure, text })));

describe('what is true is not accused', () => {
  test.each(each(TRUE))('$way: $text', ({ figure, text }) => {
    expect(wrong(figure, text)).toEqual([]);
  });
});

describe('what is false is told', () => {
  test.each(each(FALSE))('$way: $text', ({ figure, text }) => {
    expect(wrong(figure, text).length).toBeGreaterThan(0);
  });
});

describe('a table of shares says so in its title', () => {
  const sports: EssayFigure = {
    type: 'table',
    title: 'People who do sports (%)',
    head: ['Sport', 'Under 30', '30 and over'],
    rows: [
      ['Running', 38, 11],
      ['Walking', 18, 57],
    ],
  };
  test.each([
    'Running is done by 38% of those under 30 and only 11% of the older people.',
    'Walking is 39 points more common among people of 30 and over, at 57%.',
    'The two sports together are done by 56% of those under 30.',
  ])('%s', (text) => {
    expect(wrong(sports, text)).toEqual([]);
  });
  test('a wrong share is told', () => {
    expect(wrong(sports, 'Running is done by 27% of those under 30.')).toHaveLength(1);
  });
});
