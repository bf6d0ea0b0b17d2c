import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  { from: 0, to: 2, order: 'bca', why: 'to the end' },
  { from: 2, to: 0, order: 'cab', why: 'to the front' },
  { from: 1, to: 1, order: 'abc', why: 'where it was' },
])('$why', ({ from, to, order }) => {
  expect(moved([...'abc'], from, to).join('')).toBe(order);
});
