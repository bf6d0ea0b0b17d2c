import { expect, test } from 'vitest';
import { afterTurn } from './turns.ts';

test('whoever had a turn goes to the end, once', () => {
  expect([7, 8, 7, 9].reduce(afterTurn, [] as number[])).toEqual([8, 7, 9]);
});

test('only the last few hundred are remembered', () => {
  const many = Array.from({ length: 500 }, (_, n) => n).reduce(afterTurn, [] as number[]);
  expect([many.length, many[0], many.at(-1)]).toEqual([200, 300, 499]);
});
