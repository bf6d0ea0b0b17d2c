import { describe, expect, test } from 'vitest';
import type { EssayFigure } from '../report.ts';
import { readEssay } from '../text/essay-text.ts';
import { figureChecks } from './figure-check.ts';

const LINE: EssayFigure = {
  type: 'line',
  x: { values: [2000, 2010, 2020] },
  y: { unit: '%', max: 80 },
  series: [
    { name: 'Bicycle', aliases: ['cycl'], values: [10, 20, 35] },
    { name: 'Car', values: [60, 55, 40] },
  ],
};
const MONEY: EssayFigure = {
  type: 'bar',
  x: { values: [2009, 2014, 2019] },
  y: { unit: '£ million', max: 40 },
  series: [
    { name: 'Grant', values: [18, 15, 11] },
    { name: 'Tickets', values: [6, 8, 13] },
  ],
};
const TABLE: EssayFigure = {
  type: 'table',
  head: ['City', 'Bicycles', 'Docking stations', 'Annual fee (€)', 'Lost (%)'],
  rows: [
    ['Arvona', '12,400', '820', '45', '9'],
    ['Dorvik', '2,100', '260', '25', '2'],
  ],
};
const AGES: EssayFigure = {
  type: 'bar',
  x: { values: ['Coaching', 'Tutoring'] },
  y: { unit: '%' },
  series: [
    { name: 'Aged 18-34', values: [14, 16] },
    { name: 'Aged 55 and over', values: [6, 5] },
  ],
};
const CLOCK: EssayFigure = {
  type: 'line',
  x: { values: ['08:00', '12:00', '18:00'] },
  y: { unit: '%', max: 100 },
  series: [{ name: 'Weekdays', values: [10, 70, 40] }],
};
const HIVES: EssayFigure = {
  type: 'line',
  x: { values: [2000, 2025] },
  y: { unit: 'thousands' },
  series: [
    { name: 'Professionals', values: [95, 70] },
    { name: 'Hobby keepers', values: [15, 80] },
  ],
};
const ISLAND: EssayFigure = {
  type: 'bar',
  x: { values: ['Jan', 'Apr', 'May', 'Jul'] },
  y: { unit: 'gigawatt hours', max: 10 },
  series: [
    { name: 'Wind', values: [9, 6, 4, 2] },
    { name: 'Rivers', values: [4, 6, 6, 4] },
  ],
};
const BOOKS: EssayFigure = {
  type: 'table',
  title: 'Books sold (thousands of copies)',
  head: ['Kind', 'Printed 2015', 'Printed 2025', 'Audiobook 2015', 'Audiobook 2025'],
  rows: [
    ['Crime novels', 420, 310, 20, 160],
    ['Travel guides', 190, 90, 5, 10],
    ['Total', 610, 400, 25, 170],
  ],
};
const SPORTS: EssayFigure = {
  type: 'line',
  x: { values: [1995, 2010, 2025] },
  y: { unit: 'thousands', max: 140 },
  series: [
    { name: 'Football', values: [120, 130, 115] },
    { name: 'Tennis', values: [90, 65, 40] },
    { name: 'Climbing', values: [5, 30, 85] },
  ],
};
const CLIMATE: EssayFigure = {
  type: 'table',
  head: ['City', 'January (°C)', 'July (°C)', 'Rain (mm)'],
  rows: [
    ['Osmar', '-12', '19', '420'],
    ['Runde', '24', '26', '2,150'],
  ],
};
const HOUSEWORK: EssayFigure = {
  type: 'bar',
  x: { values: ['Cooking', 'Cleaning'] },
  y: { unit: 'hours per week', max: 10 },
  series: [
    { name: 'Men', values: [3.5, 2] },
    { name: 'Women', values: [8, 6.5] },
  ],
};
const PURPOSES: EssayFigure = {
  type: 'pie',
  pies: [
    {
      name: 'Spending',
      slices: [
        { name: 'Parks', value: 60 },
        { name: 'Roads', value: 40 },
      ],
    },
  ],
};
const REGIONS: EssayFigure = {
  type: 'bar',
  x: { values: ['North', 'South'] },
  y: { unit: 'thousands', max: 30 },
  series: [
    { name: '2000', values: [14, 26] },
    { name: '2020', values: [10, 28] },
  ],
};
const wrong = (figure: EssayFigure, text: string) => figureChecks(readEssay(text), figure).filter((one) => !one.ok);

describe('what is right is not accused', () => {
  test.each([
    [LINE, 'Cycling stood at 10% in 2000.', 'another word for the row'],
    [LINE, 'The car accounted for 60% in 2000 and 40% in 2020.', 'two values'],
    [LINE, 'Bicycle use rose by 25 percentage points.', 'a difference'],
    [LINE, 'In 2010 things were different.', 'a year is no value'],
    [LINE, 'Car use fell from 60% to 40% while cycling rose to 35%.', 'two rows, two ways'],
    [LINE, 'Traffic fell from 6 to 9 in the evening.', 'hours are no values'],
    [LINE, 'Cycling more than tripled over the period.', 'a multiple'],
    [LINE, 'Car use was higher than cycling in 2000, at 60%.', 'the row named last is only a measure'],
    [MONEY, 'In 2009 the total was £24 million, of which £18 million came from the grant.', 'a total nobody prints'],
    [MONEY, 'The grant fell from 18 million pounds to 11 million.', 'the unit of the axis'],
    [MONEY, 'Together the two brought in £24 million in 2019.', 'a sum'],
    [TABLE, 'Arvona had 12,400 bicycles and 820 docking stations.', 'a comma inside a number'],
    [TABLE, 'The fee in Dorvik was 25 euros, and only 2% of bicycles were lost.', 'another column is named as well'],
    [TABLE, 'Arvona had almost six times as many bicycles as Dorvik.', 'a ratio'],
    [AGES, 'Tutoring attracted 16% of people aged 18-34 but 5% of the over-55s.', 'ages are labels'],
    [CLOCK, 'On weekdays the share rose from 10% at 8 a.m. to 70% at noon, and was 40% at 6 p.m.', 'times are labels'],
    [HIVES, 'Professionals kept 95,000 hives in 2000.', 'a scale of thousands'],
    [HIVES, 'Hobby keepers had 15 thousand hives at first and 80 thousand in 2025.', 'the same in words'],
    [ISLAND, 'Rivers gave 4 gigawatt hours in January and 6 in April and May.', 'a month is a moment'],
    [ISLAND, 'Output from wind may fall again, and it was 2 in July.', 'may is no month without its capital'],
    [BOOKS, 'Crime novels fell from 420,000 to 310,000 printed copies.', 'the title says thousands'],
    [BOOKS, 'Crime novels went up from 20 to 160 thousand as audiobooks.', 'one unit for both numbers'],
    [BOOKS, 'Of some 470,000 crime novels sold in 2025, most were on paper.', 'a sum of one row'],
    [SPORTS, 'The graph compares football, tennis and climbing clubs from 1995 to 2025.', 'a sport is no verb'],
    [SPORTS, 'The main changes were the decline of tennis and the growth of climbing.', 'each noun has its own row'],
    [SPORTS, 'Climbing had reached 85,000 by 2025, only 30,000 behind football.', 'what lies between two rows'],
    [SPORTS, 'Climbing overtook tennis, and in 2025 it had 85,000 members.', 'it is the subject, not the last name'],
    [CLIMATE, 'In January it was minus 12 degrees in Osmar, so the difference to July was 31 degrees.', 'below zero'],
    [CLIMATE, 'Osmar had 420 mm of rain and 19 degrees in July.', 'the unit names the column'],
    [HOUSEWORK, 'Women carry more of the load, with 14.5 hours a week against 5.5.', 'all of a row, and the other row'],
    [SPORTS, 'Football rose from 120 thousand in 1995 to 130 in 2010.', 'the unit is meant for both'],
    [SPORTS, 'Football had 120 thousand members. It rose to 130 in 2010.', 'the unit of the sentence before'],
    [BOOKS, 'Crime novels fell from 0.42 million to 310,000 printed copies.', 'down, in two units'],
    [HOUSEWORK, 'Cleaning took between 2 and 6.5 hours.', 'the ends of a range'],
    [HOUSEWORK, 'In total, cooking took the most time, 11.5 hours.', 'the total of what is no moment'],
    [LINE, 'Car use fell to 40%. For the other group it rose from 10% to 35%.', 'a subject of its own before it'],
    [
      HIVES,
      'Professionals kept 70,000 hives in 2025, while the other group had 80,000.',
      'a new subject without a name',
    ],
  ] as const)('%#', (figure, text, why) => {
    expect(
      wrong(figure, text).map((one) => one.comment.en),
      why,
    ).toEqual([]);
  });
});

describe('seeded faults are found', () => {
  test.each([
    [LINE, 'The car accounted for 75% in 2000.', 'number', 'no such value'],
    [LINE, 'Bicycle use was 60% in 2000.', 'number', 'the value of another row'],
    [LINE, 'Bicycle use was 35% in 2010.', 'number', 'the value of another year'],
    [LINE, 'In 2000, cycling made up 10%. It climbed to 45% in 2010.', 'number', 'told of "it"'],
    [MONEY, 'The grant was £28 million in 2009.', 'number', 'a stacked chart read at the wrong edge'],
    [MONEY, 'In 2009 the total was £34 million.', 'number', 'a wrong sum'],
    [TABLE, 'Arvona had 12,900 bicycles.', 'number', 'a printed number copied wrongly'],
    [TABLE, 'Dorvik had 360 docking stations.', 'number', 'the right column, a wrong value'],
    [HIVES, 'Professionals kept 59,000 hives in 2000.', 'number', 'two digits changed over'],
    [AGES, 'Coaching attracted 24% of people aged 18-34.', 'number', 'a wrong share of an age group'],
    [CLOCK, 'On weekdays 90% of seats were taken at noon.', 'number', 'a wrong value at a time of day'],
    [ISLAND, 'Wind produced 7 gigawatt hours in July.', 'number', 'a wrong value of a month'],
    [BOOKS, 'Crime novels fell from 420,000 to 350,000 printed copies.', 'number', 'a wrong value in thousands'],
    [SPORTS, 'Climbing had 75,000 members in 2025.', 'number', 'a wrong value of a sport'],
    [CLIMATE, 'Runde had 2,650 mm of rain.', 'number', 'a wrong value of its unit'],
    [HOUSEWORK, 'Women spent 9.5 hours a week on cooking.', 'number', 'hours are what the figure counts'],
    [SPORTS, 'Climbing fell from 5,000 in 1995 to 85,000 in 2025.', 'trend', 'its own numbers say otherwise'],
    [BOOKS, 'Crime novels rose from 420,000 to 310,000 printed copies.', 'trend', 'one part of a table of several'],
    [CLIMATE, 'For the dry city it decreased from 19 degrees to 33 degrees.', 'trend', 'its own numbers go up'],
    [LINE, 'Bicycle use declined steadily.', 'trend', 'a row that rises'],
    [LINE, 'Car use rose to 40% in 2020.', 'trend', 'the number is right, the verb is not'],
    [MONEY, 'The grant increased from £18 million to £11 million.', 'trend', 'its own numbers say otherwise'],
    [MONEY, 'Ticket income: Tickets fell over the period.', 'trend', 'the whole period'],
    [HIVES, 'The number of hives kept by professionals grew.', 'trend', 'a plain trend'],
    [LINE, 'Overall, cycling became less popular while car use increased.', 'trend', 'an overview turned round'],
    [MONEY, 'Overall, the grant rose and tickets declined.', 'trend', 'an overview turned round'],
    [LINE, 'The bicycle was the most popular means in 2000.', 'extreme', 'it was the other'],
    [TABLE, 'Dorvik had the largest number of bicycles.', 'extreme', 'it has the smallest'],
    [AGES, 'For coaching, the group aged 55 and over had the highest percentage.', 'extreme', 'the younger had'],
    [HIVES, 'Professionals had the highest number in 2025.', 'extreme', 'they had been overtaken'],
    [MONEY, 'Tickets were the main source in 2009.', 'extreme', 'the grant was'],
    [LINE, 'Bicycle use rose all the time, and in the last year it was 20%.', 'number', 'the last year is 2020'],
    [LINE, 'At the end of the period 55% went by car.', 'number', 'a value of an earlier year'],
    [LINE, 'With 70% in 2000, the car came first.', 'number', 'the phrase opens for the name after it'],
    [LINE, 'Cycling reached 35% in 2020, up from 45%.', 'number', 'up from nothing it ever had'],
    [LINE, 'In 2020 cycling was 15 points behind the car.', 'number', 'five points lay between the two'],
    [LINE, 'The car fell to 40% in 2020, 15 points above the bicycle.', 'number', 'the same with a value before it'],
    [LINE, 'Bicycles and cars stood at 35% and 60% in 2020.', 'number', 'in the order of the names'],
    [LINE, 'The car was used by 65% in 2000.', 'number', 'by whom is no difference'],
    [LINE, 'The two lines crossed nowhere, and the car stood at 75% in 2000.', 'number', 'nothing is added here'],
    [SPORTS, 'After 2010 football grew.', 'trend', 'after 2010 it only fell'],
    [SPORTS, 'Football fell until 2010.', 'trend', 'until 2010 it only rose'],
    [SPORTS, 'In 2025 climbing dropped to 85,000.', 'trend', 'it never stood higher'],
    [SPORTS, 'For one of them membership decreased by 25,000, from 5,000 to 30,000.', 'trend', 'its own numbers go up'],
    [BOOKS, 'The sales of audiobooks declined.', 'trend', 'all of one part of the table'],
    [LINE, 'Cycling reached its lowest point, 35%, in 2020.', 'extreme', 'the highest of its own row'],
    [PURPOSES, 'The town spent 60% on parks, which was the smallest part.', 'extreme', 'one pie alone'],
    [REGIONS, 'In 2020 the North had 14 thousand farms.', 'number', 'bars for two years over regions'],
    [REGIONS, 'The number of farms in the South fell.', 'trend', 'the same, as a trend'],
  ] as const)('%#', (figure, text, kind, why) => {
    expect(
      wrong(figure, text).map((one) => one.kind),
      why,
    ).toContain(kind);
  });
});

test('a figure without numbers asks nothing', () => {
  expect(figureChecks(readEssay('First, 5 grapes are washed.'), { type: 'process' })).toEqual([]);
});
