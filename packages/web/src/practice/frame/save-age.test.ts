import { expect, test } from 'vitest';
import { saveAge } from './save-age.ts';

test.each([
  { seconds: 0, age: 'now', why: '“0 seconds ago” is no way to speak' },
  { seconds: 4, age: 'now', why: 'still just now' },
  { seconds: 12, age: 'seconds', why: 'saved 12 s ago' },
  { seconds: 60, age: 'ago', why: 'from a minute on, in minutes' },
])('after $seconds s: $age, $why', ({ seconds, age }) => {
  expect(saveAge(seconds)).toBe(age);
});
