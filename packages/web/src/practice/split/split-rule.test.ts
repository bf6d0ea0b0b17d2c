import { expect, test } from 'vitest';
import { clampShare, shareByKey } from './split-rule.ts';

test.each([
  { key: 'ArrowLeft', share: 50, stacked: false, next: 48 },
  { key: 'ArrowRight', share: 69.5, stacked: false, next: 70 },
  { key: 'ArrowUp', share: 50, stacked: false, next: null },
  { key: 'ArrowUp', share: 50, stacked: true, next: 48 },
  { key: 'Home', share: 50, stacked: true, next: 30 },
  { key: 'End', share: 50, stacked: false, next: 70 },
  { key: 'a', share: 50, stacked: false, next: null },
])('$key from $share % (stacked: $stacked) → $next', ({ key, share, stacked, next }) => {
  expect(shareByKey(key, share, stacked)).toBe(next);
});

test('the grip stops where one side would become useless', () => {
  expect([clampShare(5), clampShare(95), clampShare(44.4)]).toEqual([30, 70, 44.4]);
});
