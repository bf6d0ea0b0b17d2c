import { expect, test } from 'vitest';
import { formatDuration, shortDuration } from './duration.ts';

test.each([
  { seconds: 0, reads: '00:00', why: 'nothing yet' },
  { seconds: 9, reads: '00:09', why: 'two figures always' },
  { seconds: 61.9, reads: '01:01', why: 'a started second does not count' },
  { seconds: 3599, reads: '59:59', why: 'last second without hours' },
  { seconds: 3600, reads: '01:00:00', why: 'hours from 3600 s on' },
  { seconds: 36_610, reads: '10:10:10', why: 'ten hours' },
  { seconds: 360_000, reads: '100:00:00', why: 'a long season of practice is not cut' },
  { seconds: -5, reads: '00:00', why: 'a clock never runs below zero' },
])('$seconds s reads $reads: $why', ({ seconds, reads }) => {
  expect(formatDuration(seconds)).toBe(reads);
});

test.each([
  { seconds: 185, reads: '3:05' },
  { seconds: 58, reads: '0:58' },
  { seconds: 990, reads: '16:30' },
  { seconds: 3725, reads: '1:02:05' },
])('in a column $seconds s reads $reads', ({ seconds, reads }) => {
  expect(shortDuration(seconds)).toBe(reads);
});
