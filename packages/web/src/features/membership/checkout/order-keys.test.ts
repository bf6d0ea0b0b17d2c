import { expect, test } from 'vitest';
import { orderKeys } from './order-keys.ts';

test('the same intention keeps its key; another membership, another way to pay or a later purchase gets a new one', () => {
  let made = 0;
  const keys = orderKeys(() => `key ${++made}`);
  expect([keys.of('writing_month', 1), keys.of('writing_month', 1)]).toEqual(['key 1', 'key 1']);
  expect(keys.of('writing_month', 2)).toBe('key 2');
  expect(keys.of('reading_month', 1)).toBe('key 3');
  keys.forget();
  expect(keys.of('writing_month', 1)).toBe('key 4');
});

test('keys are long enough for nobody to have the same', () => {
  const [one, other] = [orderKeys().of('a', 1), orderKeys().of('a', 1)];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(other);
});
