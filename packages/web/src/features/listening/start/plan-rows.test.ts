import type { Paper } from '@ninefold/contract/practice/paper';
import { runningOrder } from '@ninefold/core/practice/running-order';
import { expect, test } from 'vitest';
import { planRows } from './plan-rows.ts';

test('each part begins when the one before has ended, and the last row is the end of the clock', () => {
  const papers = [{ id: 1 }, { id: 2 }] as Paper[];
  const running = runningOrder(
    [
      { offset: 0, audioSeconds: 300.4, halts: [{ kind: 'read', seconds: 30, questions: [1, 10], place: 0 }] },
      { offset: 10, audioSeconds: 200, halts: [] },
    ],
    120,
  );
  expect(planRows(running, papers).map(({ kind, at, seconds }) => [kind, at, seconds])).toEqual([
    ['part', 0, 361],
    ['part', 361, 230],
    ['check', 591, 120],
    ['end', 711, 0],
  ]);
});
