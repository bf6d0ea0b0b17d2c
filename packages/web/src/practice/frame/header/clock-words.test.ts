import { expect, test } from 'vitest';
import { clockFace, warningAt } from './clock-words.ts';

const min = 60_000;

test.each([
  { left: 38 * min + 59_000, minutes: 38, showExact: false, warn: false, why: 'whole minutes, rounded down' },
  { left: 60 * min, minutes: 60, showExact: false, warn: false, why: 'the start' },
  { left: 10 * min + 1000, minutes: 10, showExact: false, warn: false, why: 'just before the first warning' },
  { left: 10 * min, minutes: 10, showExact: false, warn: true, why: 'ten minutes: cinnabar' },
  { left: 5 * min, minutes: 5, showExact: true, warn: true, why: 'five minutes: seconds too' },
  { left: 59_000, minutes: 0, showExact: true, warn: true, why: 'under a minute' },
])('$why', ({ left, ...face }) => {
  const { why: _, ...expected } = face;
  expect(clockFace(left)).toMatchObject(expected);
});

test('the last second is shown as 00:01 until it is over', () => {
  expect(clockFace(400).exact).toBe('00:01');
  expect(clockFace(0).exact).toBe('00:00');
});

test('a warning is given once, when its minute is crossed', () => {
  expect(warningAt(10 * min + 500, 10 * min - 500)).toBe(10);
  expect(warningAt(10 * min - 500, 10 * min - 1500)).toBeNull();
  expect(warningAt(5 * min + 1, 5 * min)).toBe(5);
});
