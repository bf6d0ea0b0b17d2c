import { expect, test } from 'vitest';
import { isRising, lineOf, trendPoints } from './trend-points.ts';

test('the highest number is at the top, the lowest at the bottom', () => {
  expect(trendPoints([2, 0, 4], 20, 10)).toEqual([
    { x: 0, y: 5 },
    { x: 10, y: 10 },
    { x: 20, y: 0 },
  ]);
});

test('numbers that do not change are a line through the middle, not a division by nothing', () => {
  expect(lineOf(trendPoints([3, 3], 10, 10))).toBe('0.0,5.0 10.0,5.0');
});

test.each([
  { trend: [4, 5, 6, 7], rising: true, why: 'three more than eight weeks ago' },
  { trend: [4, 3, 5], rising: false, why: 'one more may be today’s paper' },
  { trend: [0, 0, 9], rising: false, why: 'whoever has just begun has only risen' },
  { trend: [9, 5], rising: false, why: 'falling' },
])('$why', ({ trend, rising }) => expect(isRising(trend)).toBe(rising));
