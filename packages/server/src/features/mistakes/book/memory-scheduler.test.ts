import type { Memory } from '@ninefold/core/mistakes/scheduler';
import { expect, test } from 'vitest';
import { memoryScheduler } from './memory-scheduler.ts';

const DAY_MS = 86_400_000;
const start = new Date('2026-11-08T04:00:00Z');

/** The days between one answer and the next, each given on its due day. */
function intervals(grades: readonly ('again' | 'good')[]): number[] {
  let [memory, at]: [Memory | null, Date] = [null, start];
  return grades.map((grade) => {
    const next = memoryScheduler.next(memory, grade, at);
    const days = (next.due.getTime() - at.getTime()) / DAY_MS;
    // As the database gives it back.
    memory = JSON.parse(JSON.stringify(next.memory));
    at = next.due;
    return days;
  });
}

test('what was lost comes back the next day, what is known comes later and later', () => {
  const [lost = 0, first = 0, second = 0, third = 0] = intervals(['again', 'good', 'good', 'good']);
  expect(lost).toBe(1);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
});

test('forgotten again it is soon back, sooner than it would have been', () => {
  const [, , known = 0, forgotten = 0] = intervals(['again', 'good', 'good', 'again']);
  expect(forgotten).toBeLessThan(known);
});

test('whole days and no chance: the same answers give the same days', () => {
  const grades = ['again', 'good', 'again', 'good', 'good'] as const;
  expect(intervals(grades)).toEqual(intervals(grades));
  expect(intervals(grades).every(Number.isInteger)).toBe(true);
});

test('lost again on the very day it was right, it is back tomorrow', () => {
  let memory: Memory | null = null;
  for (const grade of ['good', 'good', 'good'] as const) memory = memoryScheduler.next(memory, grade, start).memory;
  const { due } = memoryScheduler.next(memory, 'again', start);
  expect(due.getTime() - start.getTime()).toBeLessThanOrEqual(2 * DAY_MS);
});

test('what an earlier version stored is read on', () => {
  const stored = { stability: 20, difficulty: 5, last_review: start.getTime() - 20 * DAY_MS, reps: 4, state: 2 };
  const { due } = memoryScheduler.next(stored, 'good', start);
  expect((due.getTime() - start.getTime()) / DAY_MS).toBeGreaterThan(20);
});
