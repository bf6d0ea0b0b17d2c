// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isThisBrowser, writerId } from './writer-id.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a browser that crashed and was opened again is not another one; a second browser is', () => {
  const before = writerId();
  expect(writerId()).toBe(before);
  // A new tab: what belonged to the tab is gone, what belongs to the browser is not.
  sessionStorage.clear();
  const after = writerId();
  expect(after).not.toBe(before);
  expect([isThisBrowser(after), isThisBrowser(before), isThisBrowser('elsewhere')]).toEqual([true, true, false]);
});

test('the browser remembers its last tabs, not all of them for ever', () => {
  const names = Array.from({ length: 25 }, () => {
    sessionStorage.clear();
    return writerId();
  });
  expect(names.filter(isThisBrowser)).toEqual(names.slice(-20));
});
