import { expect, test } from 'vitest';
import { slowerBy } from './slower-by.ts';

const quick = { total: 6, seconds: 360 };

test.each([
  { type: { total: 4, seconds: 600 }, more: 54, why: '150 s a question where the average is 96' },
  { type: { total: 4, seconds: 248 }, more: 0, why: 'two seconds are noise' },
  { type: { total: 4, seconds: 40 }, more: 0, why: 'quicker than the rest' },
  { type: { total: 4, seconds: 0 }, more: 0, why: 'nobody measured it' },
])('$why', ({ type, more }) => {
  expect(slowerBy(type, [quick, type])).toBe(more);
});
