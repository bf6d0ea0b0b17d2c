import { describe, expect, test } from 'vitest';
import { fitBells, fitRidge, inverseNormal, predict, toBells } from '../model/ridge.ts';
import { correlation, interval, mae, numbersFrom, qwk, spread, within } from './metrics.ts';

const pairs = [
  [5, 5],
  [6, 6.5],
  [7, 6],
  [8, 8],
  [4, 5],
].map(([human, guess]) => ({ human: human!, guess: guess! }));

describe('measures of agreement', () => {
  test('kappa is 1 for the same bands, 0 for a constant guess', () => {
    expect(qwk(pairs.map(({ human }) => ({ human, guess: human })))).toBeCloseTo(1);
    expect(qwk(pairs.map(({ human }) => ({ human, guess: 6 })))).toBeCloseTo(0);
  });

  test('kappa of the example, worked by hand', () => {
    // Squared distances in half bands: 0, 1, 4, 0, 4 = 9; expected from the margins: 5 × 11.12.
    const expected =
      pairs.reduce((sum, { human }) => sum + pairs.reduce((s, { guess }) => s + ((human - guess) * 2) ** 2, 0), 0) / 5;
    expect(qwk(pairs)).toBeCloseTo(1 - 9 / expected);
  });

  test('distance, spread and correlation', () => {
    expect(mae(pairs)).toBeCloseTo(0.5);
    expect(within(0.5)(pairs)).toBeCloseTo(60);
    expect(spread(pairs)).toBeLessThan(1);
    expect(correlation(pairs)).toBeCloseTo(0.889, 2);
  });

  test('an interval holds the figure and is the same at every run', () => {
    const [low, high] = interval(pairs, mae);
    expect(low).toBeLessThanOrEqual(mae(pairs));
    expect(high).toBeGreaterThanOrEqual(mae(pairs));
    expect(interval(pairs, mae)).toEqual([low, high]);
  });
});

describe('the ridge', () => {
  test('finds a line through noise', () => {
    const random = numbersFrom(3);
    const rows = Array.from({ length: 400 }, () => [random(), random(), random()]);
    const targets = rows.map(([a, b]) => 2 * a! - b! + 1 + (random() - 0.5) * 0.1);
    const ridge = fitRidge(rows, targets, 0.01);
    expect(ridge.weights[0]).toBeCloseTo(2, 1);
    expect(ridge.weights[1]).toBeCloseTo(-1, 1);
    expect(ridge.weights[2]).toBeCloseTo(0, 1);
    expect(predict(ridge, [0.5, 0.5, 0.5])).toBeCloseTo(1.5, 1);
  });

  test('an outlier cannot leave the bell', () => {
    const bells = fitBells(Array.from({ length: 100 }, (_, i) => [i]));
    expect(toBells(bells, [1e9])).toEqual([2.6]);
    expect(toBells(bells, [49.5])[0]).toBeCloseTo(0, 2);
    expect(inverseNormal(0.975)).toBeCloseTo(1.96, 2);
  });
});
