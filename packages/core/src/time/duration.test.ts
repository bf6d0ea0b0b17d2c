import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

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
