import { expect, test } from 'vitest';
import { Figure } from '../../schema/writing/figure.ts';
import { essayClaims } from './essay-claims.ts';

/** True sentences about true figures must cause no complaint; each row was once complained about wrongly. */

const commuting = Figure.parse({
  type: 'line',
  title: 'Journeys to work',
  x: { label: 'Year', values: [1995, 2005, 2015, 2025] },
  y: { label: 'Share', unit: '%' },
  series: [
    { name: 'Car', values: [52, 58, 49, 38] },
    { name: 'Bus', values: [28, 22, 23, 25] },
    { name: 'Bicycle', aliases: ['cycl'], values: [6, 8, 15, 26] },
  ],
});
const visits = Figure.parse({
  type: 'bar',
  title: 'Visits (thousands)',
  x: { label: 'Year', values: [2010, 2020] },
  y: { label: 'Visits', unit: 'thousand' },
  series: [
    { name: 'Museums', values: [320, 410] },
    { name: 'Castles', values: [275, 190] },
  ],
});
const jobs = Figure.parse({
  type: 'pie',
  title: 'Jobs',
  pies: [
    {
      name: '1980',
      slices: [
        { name: 'Fishing', value: 54 },
        { name: 'Tourism', value: 46 },
      ],
    },
    {
      name: '2020',
      slices: [
        { name: 'Fishing', value: 7 },
        { name: 'Tourism', value: 93 },
      ],
    },
  ],
});

test.each([
  { figure: commuting, say: 'In 1995, 52% of journeys were made by car, rising to 58% in 2005.' },
  { figure: commuting, say: 'Bus use fell from 28% to 22% before recovering to 25%.' },
  { figure: commuting, say: 'Almost 60% of people drove in 2005, and just over a quarter took the bus.' },
  { figure: commuting, say: 'The car lost 20 percentage points after 2005, a fall of 20%.' },
  { figure: commuting, say: 'Together, the bus and the bicycle accounted for 51% in 2025.' },
  { figure: commuting, say: 'The bus was lower than the car, at 28% in 1995.' },
  { figure: commuting, say: 'By around 2010 cycling had begun to grow, and 10 years later it was common.' },
  { figure: commuting, say: 'The figures for the car and the bus were 38% and 25% respectively.' },
  { figure: commuting, say: 'Cycling rose from 6% to 26%, while the car fell to 38%.' },
  { figure: commuting, say: 'Between the 1990s and the end of the period, 4 in 10 people still drove.' },
  { figure: visits, say: 'Museums had 320 thousand visits in 2010 and 410,000 in 2020.' },
  { figure: visits, say: 'Castles lost 85 thousand visits, falling to 190 thousand over 10 years.' },
  { figure: visits, say: 'Visits to museums grew by 28% over the decade.' },
  { figure: jobs, say: 'Fishing provided 54% of jobs in 1980 but only 7% in 2020.' },
  { figure: jobs, say: 'Tourism more than doubled, from 46% to 93%.' },
])('no complaint about: $say', ({ figure, say }) => {
  expect(essayClaims([figure], say)).toEqual([]);
});

test.each([
  { figure: commuting, say: 'In 1995, 55% of journeys were made by car.', about: '55 is not in the data' },
  { figure: commuting, say: 'The bus carried 52% of people in 1995.', about: '52 is not a value of Bus' },
  { figure: commuting, say: 'The car peaked in 2008.', about: '2008 is not a year' },
  {
    figure: commuting,
    say: 'The car stood at 58% in 2005. It then rose steadily to 49%.',
    about: 'goes the other way',
  },
  { figure: visits, say: 'Castles had 410 thousand visits in 2020.', about: '410 is not a value of Castles' },
  { figure: visits, say: 'Museums had 450,000 visits.', about: '450 is not in the data' },
  { figure: jobs, say: 'Fishing provided 93% of jobs.', about: '93 is not a value of Fishing' },
])('a complaint about: $say', ({ figure, say, about }) => {
  expect(essayClaims([figure], say).join()).toContain(about);
});
