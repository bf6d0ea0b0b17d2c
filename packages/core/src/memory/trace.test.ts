import { fsrs } from 'ts-fsrs';
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

test('a stability is what FSRS itself would make of it, over all that can happen to a word', () => {
  const engine = fsrs({ enable_fuzz: false });
  for (const stability of [0.02, 0.3, 2, 9, 60, 700, 20_000])
    for (const difficulty of [1, 4.5, 10])
      for (const recall of [0.02, 0.4, 0.9, 0.999])
        for (const grade of [1, 2, 3, 4] as const) {
          const told = engine.next_state({ stability, difficulty }, 1, grade, recall).stability;
          expect(stabilityAfter({ stability, difficulty, day: 0 }, grade, recall)).toBeCloseTo(told, 6);
        }
});
