import { expect, test } from 'vitest';
import { CRITERIA, changeText, criterionMeans } from './criterion-means.ts';

const essays = (...bands: number[]) => bands.map((tr) => ({ bands: { tr, cc: 6, lr: 6, gra: 6 } }));

test.each([
  { why: 'nothing', given: essays(), count: 0, now: undefined, before: undefined },
  { why: 'one essay has nothing before it', given: essays(6), count: 1, now: 6, before: null },
  { why: 'the newer half against the older', given: essays(7, 6, 5, 4), count: 2, now: 6.5, before: 4.5 },
  {
    why: 'at most five against five',
    given: essays(7, 7, 7, 7, 7, 5, 5, 5, 5, 5, 1, 1),
    count: 5,
    now: 7,
    before: 5,
  },
])('$why', ({ given, count, now, before }) => {
  const means = criterionMeans(CRITERIA.writing, given);
  const row = means.rows.find(({ criterion }) => criterion === 'tr');
  expect([means.count, row?.now, row?.before]).toEqual([count, now, before]);
});

test.each([
  { change: 0.04, says: 'same', why: 'what rounds to nothing has no sign' },
  { change: -0.04, says: 'same', why: 'not even a minus' },
  { change: 0.25, says: '+0.3', why: 'up' },
  { change: -0.5, says: '−0.5', why: 'down, with a real minus' },
])('a change of $change is "$says": $why', ({ change, says }) => {
  expect(changeText(change, 'same')).toBe(says);
});
