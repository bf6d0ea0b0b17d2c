import type { EssayFigure } from '../../report.ts';

/** Figures that several tests tell of. */
export const FARES: EssayFigure = {
  type: 'line',
  title: 'Tickets sold on three ferry routes',
  x: { values: [1990, 2000, 2010, 2020] },
  y: { unit: 'thousand tickets', max: 60 },
  series: [
    { name: 'Northern', values: [22, 31, 48, 45] },
    { name: 'Harbour', values: [40, 35, 30, 28] },
    { name: 'Island', values: [12, 14, 21, 27] },
  ],
};
export const RIVERS: EssayFigure = {
  type: 'line',
  title: 'Depth of three rivers',
  x: { values: ['January', 'April', 'July', 'October'] },
  y: { unit: 'metres', max: 10 },
  series: [
    { name: 'Tarn', values: [9, 6, 2, 7] },
    { name: 'Osk', values: [4, 5, 3, 4] },
    { name: 'Veld', values: [1, 5, 8, 1] },
  ],
};
export const SHARES: EssayFigure = {
  type: 'pie',
  title: 'What guests spend their money on',
  pies: [
    { name: 'Families', slices: slices([40, 30, 18, 12]) },
    { name: 'Students', slices: slices([28, 12, 38, 22]) },
    { name: 'Pensioners', slices: slices([35, 45, 14, 6]) },
  ],
};
function slices([food, rooms, tours, travel]: number[]) {
  return [
    { name: 'Food', value: food! },
    { name: 'Rooms', value: rooms! },
    { name: 'Tours', value: tours! },
    { name: 'Travel', value: travel! },
  ];
}
export const CLUBS: EssayFigure = {
  type: 'bar',
  title: 'Share of people in clubs',
  x: { values: ['Chess', 'Choir', 'Rowing'] },
  y: { unit: '%', max: 40 },
  series: [
    { name: 'Adults under 30', values: [4, 14, 22] },
    { name: 'Adults over 30', values: [26, 10, 12] },
  ],
};
export const MUSIC: EssayFigure = {
  type: 'table',
  title: 'Music sold (thousands of copies)',
  head: ['Kind', 'Printed 2000', 'Printed 2020', 'Recorded 2000', 'Recorded 2020'],
  rows: [
    ['Piano', 200, 150, 20, 60],
    ['Guitar', 90, 110, 30, 45],
    ['Songs', 300, 180, 70, 190],
  ],
};
export const SCHEMES: EssayFigure = {
  type: 'table',
  title: 'Shared scooters',
  head: ['City', 'Scooters', 'Trips per scooter per day', 'Fee (€)'],
  rows: [
    ['Arden', 9200, 2.4, 45],
    ['Boroma', 4100, 5.5, 30],
    ['Celis', 800, 1.2, 60],
  ],
};
