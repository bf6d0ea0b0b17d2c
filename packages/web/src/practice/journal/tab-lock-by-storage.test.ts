// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byStorage } from './tab-lock-by-storage.ts';
import type { Role } from './tab-role.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

function tab() {
  const roles: Role[] = [];
  return { roles, lock: byStorage('attempt-1', (role) => roles.push(role)) };
}

test('the first tab writes, the second watches', () => {
  const [first, second] = [tab(), tab()];
  expect([first.roles, second.roles]).toEqual([['writer'], ['reader']]);
  first.lock.release();
  second.lock.release();
});

test('taking over makes the other tab a reader at its next look', () => {
  const [first, second] = [tab(), tab()];
  second.lock.takeOver();
  vi.advanceTimersByTime(2000);
  expect([first.roles, second.roles]).toEqual([
    ['writer', 'reader'],
    ['reader', 'writer'],
  ]);
  first.lock.release();
  second.lock.release();
});

test('when the writer is closed the reader writes', () => {
  const [first, second] = [tab(), tab()];
  first.lock.release();
  vi.advanceTimersByTime(2000);
  expect(second.roles).toEqual(['reader', 'writer']);
  second.lock.release();
});

test('a writer that crashed without a word is given up after six seconds', () => {
  localStorage.setItem('nf-writer-attempt-1', JSON.stringify({ tab: 'gone', at: Date.now() }));
  const here = tab();
  vi.advanceTimersByTime(4000);
  expect(here.roles).toEqual(['reader']);
  vi.advanceTimersByTime(4000);
  expect(here.roles).toEqual(['reader', 'writer']);
  here.lock.release();
});
