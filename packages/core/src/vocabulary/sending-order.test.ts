import { expect, test } from 'vitest';
import { inOrder } from './sending-order.ts';

const grade = (key: string, at: number) => ({ key, at });
const undo = (key: string, at: number, undone: string) => ({ key, at, undo: undone });

test.each([
  { sent: [grade('b', 2), grade('a', 1)], order: 'a b', why: 'by the clock of the device' },
  { sent: [grade('a', 1), grade('b', 1)], order: 'a b', why: 'as they came within one moment' },
  {
    sent: [grade('a', 9), undo('u', 3, 'a')],
    order: 'a u',
    why: 'an undo after its answer, though the clock went back',
  },
  { sent: [grade('a', 9), undo('u', 3, 'a'), grade('b', 4)], order: 'b a u', why: 'and nothing else is moved' },
  {
    sent: [undo('u', 3, 'gone'), grade('a', 9)],
    order: 'u a',
    why: 'an undo of what was sent before waits for nothing',
  },
  { sent: [undo('u', 1, 'v'), undo('v', 2, 'u')], order: 'u v', why: 'nonsense ends' },
])('$order: $why', ({ sent, order }) => {
  expect(
    inOrder(sent)
      .map(({ key }) => key)
      .join(' '),
  ).toBe(order);
});
