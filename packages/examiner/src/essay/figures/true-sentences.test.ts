import { describe, expect, test } from 'vitest';
import type { EssayFigure } from '../report.ts';
import { readEssay } from '../text/essay-text.ts';
import { figureChecks } from './figure-check.ts';

/** Ways of telling true things that were once called wrong, each in several wordings. */
const RIDES: EssayFigure = {
  type: 'line',
  title: 'How people travel to work',
  x: { values: [1990, 2000, 2010, 2020] },
  y: { unit: '%', max: 70 },
  series: [
    { name: 'Bus', values: [40, 25, 30, 33] },
    { name: 'Electric car', values: [0, 2, 6, 13] },
    { name: 'Petrol car', values: [52, 60, 49, 36] },
    { name: 'Bicycle', aliases: ['cycl'], values: [8, 13, 15, 18] },
  ],
};
const SHELF: EssayFigure = {
  type: 'table',
  title: 'Books lent by a library (thousands)',
  head: ['Kind', '2010', '2015', '2020'],
  rows: [
    ['Printed novels', 240, 200, 150],
    ['Digital novels', 20, 70, 160],
    ['Printed comics', 60, 50, 45],
    ['Digital comics', 10, 15, 35],
  ],
};
const REGIONS: EssayFigure = {
  type: 'bar',
  title: 'Farms in four regions',
  x: { values: ['North', 'South', 'East', 'West'] },
  y: { unit: 'thousands', max: 30 },
  series: [
    { name: '2000', values: [14, 26, 9, 11] },
    { name: '2020', values: [10, 28, 6, 12] },
  ],
};
const SHOPS: EssayFigure = {
  type: 'pie',
  title: 'Where two towns buy their food',
  pies: [
    { name: 'Elm', slices: slices([45, 25, 18, 12]) },
    { name: 'Oakham', slices: slices([32, 24, 34, 10]) },
  ],
};
function slices([market, small, chain, online]: number[]) {
  return [
    { name: 'Supermarkets', value: market! },
    { name: 'Small shops', value: small! },
    { name: 'Markets', value: chain! },
    { name: 'Online shops', value: online! },
  ];
}
const PLANT: EssayFigure = {
  type: 'bar',
  stacked: true,
  x: { values: [1995, 2005, 2015] },
  y: { unit: 'thousand tonnes', label: 'Output', max: 100 },
  series: [
    { name: 'Paper', values: [40, 44, 38] },
    { name: 'Glass', values: [12, 20, 30] },
    { name: 'Metal', values: [8, 11, 12] },
  ],
};

const TRUE: [why: string, figure: EssayFigure, sentences: string[]][] = [
  [
    'what something is up or down from belongs to an earlier time',
    RIDES,
    [
      'Electric cars stood at 13% in 2020, up from 6%.',
      'In 2010 the bus carried 30%, up from 25% ten years earlier.',
      'By 2020, 36% of people drove a petrol car, down from 60% in 2000.',
      'Bicycle use, at 18% in 2020, had grown from just 8%.',
      'In 2020 cycling reached 18%, compared with 8% at the start.',
      'The petrol car accounted for 36% in 2020, a fall from 52%.',
      'The bus and the bicycle accounted for 51% in 2020, up from 48% at the start.',
      'The bus fell to 25% in 2000, down from 40%, while cycling reached 13%, up from 8%.',
      'In 2010, 49% used a petrol car, against 60% a decade before.',
      'In 1990 petrol cars were at 52%, in 2000 petrol cars were at 60%, and in 2010 they had 49%.',
      'In 1990 the bus had 40%, in 2000 this figure was 25%, and in 2010 that was 30%.',
      'The bus was 40% in 1990. In 2000 it was 25, in 2010 it was 30 and in 2020 it was 33.',
    ],
  ],
  [
    'a part of the period',
    RIDES,
    [
      'Over the last two decades bus use recovered from 25% to 33%.',
      'Over the last decade it was the bus that rose, from 30% to 33%.',
      'In the first ten years petrol cars increased from 52% to 60%.',
      'Bus use declined at first, from 40% to 25%.',
      'In the final decade petrol cars dropped from 49% to 36%.',
      'The bus lost ground. At first it fell from 40% to 25%, but in the end it was 33%.',
      'Although the bus fell to 25%, it grew in the later years.',
    ],
  ],
  [
    'a moment of another clause, a change that has a size, one group beside another',
    SHELF,
    [
      'Digital novels rose to 70,000 in 2015 and ended at 160,000, the highest of all.',
      'Printed comics also saw a decline in the last years, although it was a slight one of 5,000.',
      'The printed comics were far more common in the countryside.',
      'In most years the digital comics were borrowed the least, but in 2010 the figure for digital novels was close to it.',
    ],
  ],
  [
    'a sum told before or after its rows',
    SHELF,
    [
      'In 2010 the library lent 260,000 novels, of which 240,000 were printed.',
      'The total for novels was 310,000 in 2020, and 160,000 of these were digital.',
      'Novels of both kinds came to 270,000 in 2015: 200,000 printed ones and 70,000 digital ones.',
      'A total of 80,000 comics were lent in 2020, 45,000 in print and 35,000 on screen.',
      'In all, 330,000 books were lent in 2010 and 390,000 ten years later.',
      'Printed novels and printed comics reached 300,000 in 2010.',
      'Of the 390,000 books lent in 2020, half were printed.',
      'The total for what was read on screen rose from 30,000 to 195,000.',
      'The total in print was 300,000 in 2010.',
    ],
  ],
  [
    'a count of things is no value',
    REGIONS,
    [
      'The chart shows the number of farms across the 4 regions in 2000 and 2020.',
      'In 2 regions the number went up, and in the other 2 it fell.',
      'There were 60 thousand farms in the 4 regions in 2000.',
      'The 2 biggest regions had 40 thousand farms in 2020.',
      'In 2020 all 4 regions together had 56,000 farms.',
      'Only 1 of the 4 regions lost a third of its farms, the East, from 9 to 6 thousand.',
      'The 4 bars of 2020 differ a lot.',
      'Ten years later the total was 56 thousand.',
    ],
  ],
  [
    'a label that shares a word with another',
    SHELF,
    [
      'Digital novels overtook printed ones and reached 160,000 in 2020.',
      'Printed novels fell to 150,000 in 2020, while digital ones rose to 160,000.',
      'Comics were lent far less: 60,000 printed ones and 10,000 digital ones in 2010.',
      'In 2015 the printed novels stood at 200,000 and the digital at 70,000.',
      'Unlike printed novels, digital novels grew from 20,000 to 160,000.',
      'Of the novels 240,000 were printed in 2010, against 20,000 digital ones.',
    ],
  ],
  [
    'words of about how much',
    SHOPS,
    [
      'Nearly a third of the people in Oakham use supermarkets.',
      'In Elm one in four people buys food in small shops.',
      'Supermarkets are used by almost half of Elm, at 45%.',
      'Markets are nearly twice as popular in Oakham, with 34% compared with 18%.',
      'More than one in three people in Oakham go to markets, 34%.',
      'About a quarter of both towns prefer small shops (25% and 24%).',
      'Supermarkets and small shops together make up 70% in Elm.',
    ],
  ],
  [
    'multiples',
    PLANT,
    [
      'Glass more than doubled, from 12 to 30 thousand tonnes.',
      'The output of glass rose by 150% to 30 thousand tonnes.',
      'Metal grew by half, to 12 thousand tonnes in 2015.',
      'In 1995 the plant made 60 thousand tonnes, two thirds of which was paper.',
      'Glass increased two and a half times over the 20 years.',
      'The total rose by a third, from 60,000 tonnes in 1995 to 80,000 in 2015.',
    ],
  ],
  [
    'ranges',
    RIDES,
    [
      'Bicycle use stayed between 8% and 18%.',
      'The bus ranged from 25% to 40%.',
      'In 2010 the four means lay between 6% and 49%.',
      'Petrol cars moved within a range of 36% to 60%.',
      'Over the period cycling gained between 2 and 5 points per decade.',
      'Bus use varied between a low of 25% in 2000 and a high of 40% in 1990.',
    ],
  ],
  [
    'differences',
    RIDES,
    [
      'In 2020 the bus was 20 points ahead of the electric car.',
      'Petrol cars were used by 36% in 2020, 3 percentage points more than the bus.',
      'Bicycles were 10 points more popular in 2020 than in 1990.',
      'In 1990 12% more people drove a petrol car than took the bus.',
      'The gap between the first and the last means shrank from 58 points to 23.',
      'The gap between the petrol car and the bus narrowed from 35 points in 2000 to 3 in 2020.',
      'It was the bus, only 3 points behind the petrol car, that came second in 2020.',
      'The bus stood at 33% in 2020, 3 points behind the petrol car.',
      'In 2010 the bus was 19 points below the petrol car and 15 above the bicycle.',
      'The petrol car was used by 36% in 2020, 9% more than the bus.',
      'Electric cars, at 13% in 2020, were 5 points below the level of bicycles.',
      'The bus was 15 points more popular than the bicycle was in 2020.',
      'It came close to the petrol car in 2020, at 33% against 36%.',
    ],
  ],
  [
    'ranks',
    RIDES,
    [
      'In 2020 the bus was in 2nd place with 33%.',
      'Bicycles came third in 2020, at 18%, followed by electric cars at 13%.',
      'The petrol car was number 1 in all years.',
      'The bus ranked second throughout, and cycling third.',
      'The electric car was the least popular of the 4 means in every year.',
    ],
  ],
];

describe.each(TRUE)('%s', (_, figure, sentences) => {
  test.each(sentences)('%s', (sentence) => {
    const wrong = figureChecks(readEssay(sentence), figure).filter((one) => !one.ok);
    expect(wrong.map((one) => one.comment.en)).toEqual([]);
  });
});
