import { expect, test } from 'vitest';
import { trendScale } from './trend-scale.ts';

const box = { width: 640, height: 240 };

test('a single mock stands in the middle, several from edge to edge', () => {
  expect(trendScale([6], box).x(0)).toBe((34 + 616) / 2);
  const scale = trendScale([6, 6.5, 7], box);
  expect([scale.x(0), scale.x(2)]).toEqual([70, 580]);
});

test('nine is at the top, and a low band stays inside the picture', () => {
  const scale = trendScale([3.5, 6], box);
  expect(scale.bottom).toBe(2);
  expect(scale.y(9)).toBe(22);
  expect(scale.y(3.5)).toBeLessThan(210);
});
