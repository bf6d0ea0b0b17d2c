import { expect, test } from 'vitest';
import { barsPath, peaksBetween } from './wave-bars.ts';

const PEAKS = [-1, 1, -2, 2, -3, 3, -4, 4];

test.each([
  { from: 0, to: 8, peaks: PEAKS, why: 'the whole recording' },
  { from: 2, to: 6, peaks: [-2, 2, -3, 3], why: 'the middle half' },
  { from: 3.9, to: 4, peaks: [-3, 3], why: 'a moment has one pair at least' },
  { from: 6, to: 99, peaks: [-4, 4], why: 'nothing lies behind the end' },
  { from: -1, to: -1, peaks: [], why: 'a sentence without times has no wave' },
])('seconds $from to $to: $why', ({ from, to, peaks }) => {
  expect(peaksBetween(PEAKS, 8, from, to)).toEqual(peaks);
});

test('without wave data a line is drawn that can be pressed', () => {
  expect(barsPath([], 3).match(/M/g)).toHaveLength(3);
});
