import { expect, test } from 'vitest';
import { askAgainMs, secondsLeft } from './poll.ts';

test('a page asks less and less often', () => {
  const waits = [0, 2_999, 3_000, 20_000, 90_000].map(askAgainMs);
  expect(waits).toEqual([400, 400, 1_000, 2_500, 5_000]);
});

test.each([
  { each: 4, ahead: 0, percent: 0, atOnce: 1, is: 6, why: 'nobody before it' },
  { each: 4, ahead: 0, percent: 75, atOnce: 1, is: 2, why: 'nearly done' },
  { each: 4, ahead: 3, percent: 0, atOnce: 1, is: 18, why: 'three before it' },
  { each: 4, ahead: 3, percent: 0, atOnce: 2, is: 14, why: 'two are scored at once' },
  { each: 0, ahead: 0, percent: 100, atOnce: 1, is: 1, why: 'never 0 while it goes on' },
])('$is seconds: $why', ({ each, ahead, percent, atOnce, is }) => {
  expect(secondsLeft(each, ahead, percent, atOnce)).toBe(is);
});
