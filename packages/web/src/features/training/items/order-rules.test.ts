import { expect, test } from 'vitest';
import { matched, moved, nextEmpty, partsLeft } from './order-rules.ts';

test('a part that stands twice is left once when it was placed once', () => {
  expect(partsLeft(['of', 'the', 'of'], ['of'])).toEqual(['the', 'of']);
  expect(partsLeft(['a', 'b'], ['b', 'a'])).toEqual([]);
});

test('a part moves among the others without losing any', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('a half that is given to another leaves its old place', () => {
  expect(matched(['x', '', ''], 1, 'x')).toEqual(['', 'x', '']);
  expect(matched(['x', 'y', ''], 0, 'z')).toEqual(['z', 'y', '']);
});

test('the next empty place is the one below, else the first; -1 when all are full', () => {
  expect(nextEmpty(['x', '', ''], 0)).toBe(1);
  expect(nextEmpty(['', 'x', 'y'], 2)).toBe(0);
  expect(nextEmpty(['a', 'b'], 1)).toBe(-1);
});
