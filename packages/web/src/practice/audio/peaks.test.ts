import { expect, test } from 'vitest';
import { barsOf, readPeaks } from './peaks.ts';

test.each([
  { json: [-10, 20], peaks: [-10, 20] },
  { json: { version: 2, data: [-1, 1] }, peaks: [-1, 1] },
  { json: null, peaks: [] },
  { json: { data: 'no' }, peaks: [] },
])('reads $json', ({ json, peaks }) => {
  expect(readPeaks(json)).toEqual(peaks);
});

test('bars are as high as the loudest pair in them, the loudest of all is 1', () => {
  expect(barsOf([-10, 10, -20, 20, -40, 40, 0, 0], 2)).toEqual([0.5, 1]);
  expect(barsOf([], 10)).toEqual([]);
});

test('more bars than pairs: none is empty', () => {
  expect(barsOf([-5, 5, -10, 10], 4)).toEqual([0.5, 0.5, 1, 1]);
});
