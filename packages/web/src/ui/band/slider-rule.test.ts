import { expect, test } from 'vitest';
import { allowedTarget, placeOf, targetAt, targetByKey } from './slider-rule.ts';

test.each([
  { key: 'ArrowRight', from: 6, to: 6.5 },
  { key: 'ArrowUp', from: 6, to: 6.5 },
  { key: 'ArrowLeft', from: 6, to: 5.5 },
  { key: 'ArrowDown', from: 4, to: 4, why: 'not below 4' },
  { key: 'ArrowRight', from: 9, to: 9, why: 'not above 9' },
  { key: 'PageUp', from: 6, to: 7 },
  { key: 'End', from: 5, to: 9 },
  { key: 'Home', from: 8, to: 4 },
  { key: 'a', from: 6, to: null, why: 'no key of the slider' },
])('$key on $from leads to $to', ({ key, from, to }) => {
  expect(targetByKey(key, from, null)).toBe(to);
});

test('the past score is a hard limit for keys and for fingers', () => {
  expect(targetByKey('ArrowLeft', 6, 6)).toBe(6);
  expect(targetByKey('Home', 8, 6.5)).toBe(6.5);
  expect(targetAt(0, 6)).toBe(6);
  expect(allowedTarget(4, 9)).toBe(9);
});

test('a past score below the track, or none, leaves it free from 4', () => {
  expect(allowedTarget(3, 2.5)).toBe(4);
  expect(allowedTarget(3, -1)).toBe(4);
});

test('a finger lands on the nearest half', () => {
  expect(targetAt(0.52, null)).toBe(6.5);
  expect(placeOf(6.5)).toBe(50);
});
