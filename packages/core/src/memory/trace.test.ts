import { expect, test } from 'vitest';
import { traceOf } from './memory.testing.ts';
import { firstTrace, nextTrace, stabilityAfter } from './trace.ts';

test.each([
  { grade: 1, stability: 0.212 },
  { grade: 2, stability: 1.2931 },
  { grade: 3, stability: 2.3065 },
  { grade: 4, stability: 8.2956 },
] as const)('a first grade of $grade starts at FSRS’s published stability', ({ grade, stability }) => {
  expect(firstTrace(grade, 12)).toMatchObject({ stability, day: 12 });
});

test('the better the grade, the longer the word stays', () => {
  const after = ([1, 2, 3, 4] as const).map((grade) => stabilityAfter(traceOf(), grade, 0.9));
  expect(after).toEqual([...after].sort((a, b) => a - b));
  expect(after[0]).toBeLessThan(5);
  expect(after[1]).toBeGreaterThan(5);
});

test('recalling what was nearly forgotten teaches more', () => {
  expect(stabilityAfter(traceOf(), 3, 0.5)).toBeGreaterThan(stabilityAfter(traceOf(), 3, 0.95));
});

test('a second review on the same day changes nothing, nor does one from a device whose clock is behind', () => {
  const trace = traceOf({ day: 7 });
  expect(nextTrace(trace, 1, 7, 1)).toBe(trace);
  expect(nextTrace(trace, 4, 6, 1)).toBe(trace);
});
