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
  // Served in this round already: the next of theirs waits for those who were not.
  queue.add(1, 'a4');
  queue.add(4, 'd1');
  expect(queue.items()).toEqual(['c1', 'd1', 'a2', 'b2', 'a3', 'a4']);
});

test('nobody is punished for what they asked while nobody waited', () => {
  const queue = fairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) {
    queue.add(1, item);
    queue.take();
  }
  expect(queue.take()).toBeUndefined();
  queue.add(1, 'a4');
  queue.add(2, 'b1');
  expect(queue.items()).toEqual(['a4', 'b1']);
});
