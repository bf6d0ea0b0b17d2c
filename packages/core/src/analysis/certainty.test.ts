import { expect, test } from 'vitest';
import { certaintyOf, percentOf, wilson } from './certainty.ts';

test.each([
  { why: 'as in picture 22', right: 27, total: 38, percent: 71, low: 61, high: 79 },
  { why: 'a weak type', right: 11, total: 24, percent: 46, low: 33, high: 59 },
  { why: 'few questions, wide', right: 5, total: 8, percent: 63, low: 40, high: 80 },
  { why: 'all right is not certain', right: 3, total: 3, percent: 100, low: 65, high: 100 },
  { why: 'none right is not hopeless', right: 0, total: 3, percent: 0, low: 0, high: 35 },
  { why: 'nothing is known', right: 0, total: 0, percent: 0, low: 0, high: 100 },
])('$why: $right of $total', ({ right, total, percent, low, high }) => {
  expect(percentOf(right, total)).toEqual({ percent, low, high });
});

test('more questions of the same share narrow the interval', () => {
  const width = (total: number) => wilson(total / 2, total).high - wilson(total / 2, total).low;
  expect(width(100)).toBeLessThan(width(20));
  expect(width(20)).toBeLessThan(width(6));
});

test.each([
  [0, 'none'],
  [1, 'few'],
  [4, 'few'],
  [5, 'some'],
  [9, 'some'],
  [10, 'enough'],
])('%i questions are %s', (total, expected) => {
  expect(certaintyOf(total)).toBe(expected);
});
