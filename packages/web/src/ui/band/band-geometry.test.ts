import { expect, test } from 'vitest';
import { fanShape, ringShape, stairSteps } from './band-geometry.ts';

test('the grey fan is the one of the design, fold by fold', () => {
  const { height, leaves, folds, pointer } = fanShape(76, null, null);
  expect(height).toBe(38);
  expect(leaves).toHaveLength(9);
  expect(leaves[0]?.track).toBe('M20.52 38L11.14 38L12.76 28.81L21.57 32.02Z');
  expect(leaves[8]?.track).toBe('M54.43 32.02L73.24 25.17L75.5 38L55.48 38Z');
  expect(folds[0]).toEqual({ x1: 23.45, y1: 32.71, x2: 0.41, y2: 24.32 });
  expect(pointer).toBeNull();
});

test('the logo is the one of the design', () => {
  const { leaves } = fanShape(38, 9, null, { inner: 0.3, low: 0.62 });
  expect(leaves[0]?.track).toBe('M13.3 19L7.72 19L8.4 15.14L13.64 17.05Z');
});

test('6.5 reaches six leaves and half of the seventh; a target of 7 tints the rest of it', () => {
  const { leaves, pointer } = fanShape(220, 6.5, 7);
  expect(leaves.filter((leaf) => leaf.reached === leaf.track)).toHaveLength(6);
  expect(leaves[6]?.reached).not.toBeNull();
  expect(leaves[6]?.reached).not.toBe(leaves[6]?.track);
  expect(leaves[6]?.aimed).toBe(leaves[6]?.track);
  expect(leaves[7]).toMatchObject({ reached: null, aimed: null });
  expect(pointer).toMatch(/^M.+Z$/);
});

test.each([
  { size: 48, stroke: 4, why: 'at least 4' },
  { size: 60, stroke: 5, why: '8.5 % of the size' },
  { size: 92, stroke: 8, why: '8.5 % of the size' },
])('a ring of $size px has a line of $stroke px: $why', ({ size, stroke }) => {
  expect(ringShape(size, 7, null).stroke).toBe(stroke);
});

test('a half band is half an arc, and two arcs keep 2 px between them', () => {
  const { leaves } = ringShape(60, 5.5, null);
  expect(leaves.map((leaf) => [leaf.reached === leaf.track, leaf.reached !== null])).toEqual([
    ...Array(5).fill([true, true]),
    [false, true],
    ...Array(3).fill([false, false]),
  ]);
  const [endX, endY] = lastPoint(leaves[0]!.track);
  const [startX, startY] = firstPoint(leaves[1]!.track);
  expect(Math.hypot(startX - endX, startY - endY)).toBeGreaterThanOrEqual(2);
});

test('the tick of the target is longer than the ring is wide; without a target there is none', () => {
  expect(ringShape(60, 5, null).tick).toBeNull();
  const { x1, y1, x2, y2 } = ringShape(60, 5, 9)!.tick!;
  // Band 9 is at twelve o'clock again.
  expect([x1, x2]).toEqual([30, 30]);
  expect(y2).toBeLessThan(y1);
});

test('the stair rises to its full height and marks halves', () => {
  const steps = stairSteps(90, 26, 6.5, 7.5);
  expect(steps.map((step) => step.reached)).toEqual([...Array(6).fill('whole'), 'half', 'no', 'no']);
  expect(steps.map((step) => step.aimed)).toEqual([...Array(8).fill(true), false]);
  expect(steps[8]).toMatchObject({ y: 0, height: 26 });
});

function numbers(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

function firstPoint(path: string): [number, number] {
  const [x = 0, y = 0] = numbers(path);
  return [x, y];
}

function lastPoint(path: string): [number, number] {
  const [x = 0, y = 0] = numbers(path).slice(-2);
  return [x, y];
}
