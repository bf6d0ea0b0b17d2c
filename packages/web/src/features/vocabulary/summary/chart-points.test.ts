import { expect, test } from 'vitest';
import { lineOf, pointsOf, ticksFor, wedgeOf } from './chart-points.ts';

test.each([
  { least: 2100, most: 2970, ticks: [2000, 2500, 3000], why: 'as drawn' },
  { least: 0, most: 0, ticks: [0], why: 'nothing known yet' },
  { least: 38, most: 61, ticks: [30, 40, 50, 60, 70], why: 'a small book' },
])('$least to $most: $why', ({ least, most, ticks }) => {
  expect(ticksFor(least, most)).toEqual(ticks);
});

test('the highest value stands at the top, and the wedge opens from today to the last day', () => {
  const points = pointsOf([0, 5, 10], { width: 100, height: 50, low: 0, high: 10 });
  expect(lineOf(points)).toBe('M0.0 50.0 L50.0 25.0 L100.0 0.0');
  const wedge = wedgeOf(points, { high: -5, low: 10 });
  expect(wedge).toContain('M0.0 50.0');
  expect(wedge).toContain('L100.0 -5.0 L100.0 10.0');
});
