import { expect, test } from 'vitest';
import { partOfDay } from './greeting.ts';

test.each([
  { hour: 0, part: 'evening' },
  { hour: 4, part: 'evening' },
  { hour: 5, part: 'morning' },
  { hour: 10, part: 'morning' },
  { hour: 11, part: 'noon' },
  { hour: 13, part: 'afternoon' },
  { hour: 17, part: 'afternoon' },
  { hour: 18, part: 'evening' },
  { hour: 23, part: 'evening' },
])('at $hour it is $part', ({ hour, part }) => {
  expect(partOfDay(hour)).toBe(part);
});
