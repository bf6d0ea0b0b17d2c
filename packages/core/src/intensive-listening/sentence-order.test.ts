import { expect, test } from 'vitest';
import { orderWithin, sentenceAt, stretchOf } from './sentence-order.ts';

test.each([
  { order: 0, within: 1, why: 'there is no sentence before the first' },
  { order: -4, within: 1, why: 'nor before that' },
  { order: 7, within: 7, why: 'inside' },
  { order: 19, within: 18, why: 'the last one is the last' },
  { order: Number.NaN, within: 1, why: 'nothing that can be counted' },
])('sentence $order of 18 is $within: $why', ({ order, within }) => {
  expect(orderWithin(order, 18)).toBe(within);
});

const sentences = [
  { order: 1, start: 0.5, end: 2 },
  { order: 2, start: 2.4, end: 5 },
  { order: 3, start: -1, end: -1 },
  { order: 4, start: 6, end: 9 },
];

test.each([
  { second: 0, order: 1, why: 'before the first word' },
  { second: 2.2, order: 1, why: 'the pause after a sentence belongs to it' },
  { second: 2.4, order: 2, why: 'it begins' },
  { second: 99, order: 4, why: 'after the end' },
])('second $second is in sentence $order: $why', ({ second, order }) => {
  expect(sentenceAt(sentences, second)).toBe(order);
});

test('a stretch goes from one sentence to another, whichever was chosen first, and needs a recording', () => {
  expect(stretchOf(sentences, 2, 2)).toEqual({ from: 2.4, to: 5 });
  expect(stretchOf(sentences, 4, 1)).toEqual({ from: 0.5, to: 9 });
  expect(stretchOf(sentences, 3, 3)).toBeNull();
});
