import { expect, test } from 'vitest';
import { recentBands } from './recent-bands.ts';

const essay = (overall: number, tr = overall) => ({ overall, tr, cc: overall, lr: overall, gra: overall });

test('without a scored essay there is no estimate', () => {
  expect(recentBands([])).toBeNull();
});

test('the estimate is the mean of the last essays, and says how far they lie apart', () => {
  expect(recentBands([essay(6, 5), essay(6.5, 6), essay(5.5, 5.5)])).toEqual({
    ...essay(6, 5.5),
    essays: 3,
    low: 5.5,
    high: 6.5,
  });
});
