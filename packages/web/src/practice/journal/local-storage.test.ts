// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { localStorageStore } from './local-storage.ts';

// Before, not after: files of one worker share the storage, and not every one of them leaves it empty.
beforeEach(() => localStorage.clear());

const entry = (value: string) => ({ id: `id-${value}`, seq: 1, key: 'text', value, was: '', at: 0 });

test('a paper and an essay with the same number are kept apart', async () => {
  const [answers, essays] = [localStorageStore(), localStorageStore('essays')];
  await answers.put(7, entry('an answer'));
  await essays.put(7, entry('an essay'));
  expect((await answers.entries(7))[0]?.value).toBe('an answer');
  expect((await essays.entries(7))[0]?.value).toBe('an essay');
  await essays.forget(7);
  expect(await essays.attempts()).toEqual([]);
  expect(await answers.attempts()).toEqual([7]);
});
