// @vitest-environment happy-dom
import { ApiError } from '@ninefold/contract/client';
import { expect, test } from 'vitest';
import { orNull, retryNull, whyNull } from './null-rejection.ts';

const failed = (error: ApiError['error'], code: number) => new ApiError({ error, code, msg: 'said' });

test('a list that fails rejects with null, and its page still knows why', async () => {
  const key = ['list', { selected: ['a'] }];
  const error = failed('internal', 500);
  await expect(orNull(key, Promise.reject(error))).rejects.toBeNull();
  expect(whyNull(['list', { selected: ['a'] }])).toBe(error);
  expect(whyNull(['list', { selected: ['b'] }])).toBeNull();
  expect(await orNull(key, Promise.resolve('rows'))).toBe('rows');
  expect(whyNull(key)).toBeNull();
});

test('no answer is tried once more, a refusal is not', async () => {
  const key = ['list', 2];
  await expect(orNull(key, Promise.reject(failed('network', 0)))).rejects.toBeNull();
  expect([retryNull(key)(0), retryNull(key)(1)]).toEqual([true, false]);
  await expect(orNull(key, Promise.reject(failed('not_found', 404)))).rejects.toBeNull();
  expect(retryNull(key)(0)).toBe(false);
});
