import { expect, test } from 'vitest';
import { deadlineIn } from './deadline.ts';

const HOUR = 3_600_000;

test('time passes, and the server’s word counts', () => {
  const deadline = deadlineIn(HOUR, 0);
  expect(deadline.left(60_000)).toBe(HOUR - 60_000);
  deadline.correct(1000, 60_000);
  expect(deadline.left(60_400)).toBe(600);
  expect(deadline.left(99_000)).toBe(0);
});

test('a device’s clock that is turned back gives no more time, and goes on from there', () => {
  const deadline = deadlineIn(HOUR, 10 * HOUR);
  expect(deadline.left(10 * HOUR + 60_000)).toBe(HOUR - 60_000);
  expect(deadline.left(9 * HOUR)).toBe(HOUR - 60_000);
  expect(deadline.left(9 * HOUR + 1000)).toBe(HOUR - 61_000);
  deadline.correct(5000, 8 * HOUR);
  expect(deadline.left(8 * HOUR + 1000)).toBe(4000);
});

test('without a limit nothing runs out', () => {
  const deadline = deadlineIn(-1, 0);
  expect(deadline.left(-HOUR)).toBeNull();
});
