import { expect, test } from 'vitest';
import { draftsChart } from './drafts-chart.ts';

test('a higher band stands higher, and what is under four stands on the floor', () => {
  const { points, y, height } = draftsChart([3, 6, 9]);
  expect(points[0]?.y).toBe(height);
  expect(points[1]!.y).toBeLessThan(points[0]!.y);
  expect(points[2]?.y).toBe(y(9));
});

test('drafts keep their order from left to right, inside the chart', () => {
  const { points, left, width } = draftsChart([5, 5.5, 6, 6]);
  const xs = points.map(({ x }) => x);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(xs.every((x) => x > left && x < width)).toBe(true);
});
