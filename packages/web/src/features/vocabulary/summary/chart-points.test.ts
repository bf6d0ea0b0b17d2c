import { expect, test } from 'vitest';
import { lineOf, loadScale, pointsOf, ticksFor, wedgeOf } from './chart-points.ts';

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

test.each([
  { cap: 50, most: 62, scale: { top: 68.2, mark: 50, isCapDrawn: true }, why: 'days over the cap' },
  { cap: 50, most: 30, scale: { top: 55, mark: 50, isCapDrawn: true }, why: 'days near the cap' },
  { cap: 78, most: 15, scale: { top: 16.5, mark: 15, isCapDrawn: false }, why: 'days far below it fill the chart' },
  { cap: 50, most: 0, scale: { top: 1.1, mark: 1, isCapDrawn: false }, why: 'nothing to come' },
])('the scale of a load: $why', ({ cap, most, scale }) => {
  const { top, ...rest } = loadScale(cap, most);
  expect({ top: Math.round(top * 10) / 10, ...rest }).toEqual(scale);
});
