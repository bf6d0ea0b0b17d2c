import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = 1_800_000_000;
const day = 86_400;

test.each([
  { passed: -30, unit: 'now', why: 'the server clock is a little ahead' },
  { passed: 0, unit: 'now', why: 'this very second' },
  { passed: 59, unit: 'now', why: 'under a minute is just now' },
  { passed: 60, unit: 'minutes', count: 1, why: 'the first full minute' },
  { passed: 3599, unit: 'minutes', count: 59, why: 'an hour is not full yet' },
  { passed: 3600, unit: 'hours', count: 1, why: 'the first full hour' },
  { passed: day - 1, unit: 'hours', count: 23, why: 'a day is not full yet' },
  { passed: day, unit: 'days', count: 1, why: 'the first full day' },
  { passed: 364 * day, unit: 'days', count: 364, why: 'days run to 364' },
  { passed: 365 * day - 1, unit: 'days', count: 364, why: 'a year is not full yet' },
  { passed: 365 * day, unit: 'years', count: 1, why: 'then years' },
  { passed: 730 * day, unit: 'years', count: 2, why: 'two full years' },
])('$passed seconds ago reads as $unit: $why', ({ passed, unit, count }) => {
  expect(timeAgo(now - passed, now)).toEqual(count === undefined ? { unit } : { unit, count });
});
