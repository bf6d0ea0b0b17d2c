import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

test("a learner's first comes before anybody's second, then the order of coming", () => {
  const queue = fairQueue<string>();
  for (const [learner, item] of [
    [1, 'a1'],
    [1, 'a2'],
    [1, 'a3'],
    [2, 'b1'],
    [3, 'c1'],
    [2, 'b2'],
  ] as const)
    queue.add(learner, item);
  expect(queue.items()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.ahead('b1')).toBe(1);
  expect(queue.ahead('a3')).toBe(5);
  expect([queue.take(), queue.take()]).toEqual(['a1', 'b1']);
  expect(queue.ahead('a1')).toBe(-1);
  // Whoever was just served stands behind who still waits for their first, not before them.
  expect(queue.items()).toEqual(['a2', 'c1', 'b2', 'a3']);
});
