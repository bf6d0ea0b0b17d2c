// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { safeStorage } from './safe-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was set is there on the next page', () => {
  safeStorage.set('nf-a', '1');
  expect(localStorage.getItem('nf-a')).toBe('1');
  safeStorage.remove('nf-a');
  expect(safeStorage.get('nf-a')).toBeNull();
});

test('a private window that refuses storage never throws, and remembers until it is closed', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  safeStorage.set('nf-b', '2');
  expect(safeStorage.get('nf-b')).toBe('2');
  safeStorage.remove('nf-b');
  expect(safeStorage.get('nf-b')).toBeNull();
});
