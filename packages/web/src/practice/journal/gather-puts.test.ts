// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherPuts } from './gather-puts.ts';
import { localStorageStore } from './local-storage.ts';
import type { JournalStore } from './store.ts';

const ESSAY = 8;
const lastWords = localStorageStore('lastWords');
const entry = (value: string, at: number, seq = 1) => ({ id: `id-${seq}`, seq, key: 'text', value, was: '', at });
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

/** A disk that counts its writes. */
function countingDisk(): { disk: JournalStore; puts: () => number } {
  const disk = localStorageStore('essays');
  let puts = 0;
  return {
    disk: {
      ...disk,
      put: (attempt, one) => {
        puts += 1;
        return disk.put(attempt, one);
      },
    },
    puts: () => puts,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test('ten letters are one write, of the last of them, within 300 ms', async () => {
  const { disk, puts } = countingDisk();
  const store = gatherPuts(disk, lastWords);
  for (let letter = 1; letter <= 10; letter += 1) void store.put(ESSAY, entry('a'.repeat(letter), letter));
  expect(puts()).toBe(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(puts()).toBe(1);
  expect((await disk.entries(ESSAY)).map(({ value }) => value)).toEqual(['a'.repeat(10)]);
});

test('whoever goes on typing is written all the same: the wait begins with the first letter', async () => {
  const { disk, puts } = countingDisk();
  const store = gatherPuts(disk, lastWords);
  for (let at = 0; at < 3000; at += 100) {
    void store.put(ESSAY, entry(String(at), at));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(puts()).toBe(10);
});

test('a page that is left in the very tick of a key keeps the letter, although the disk had no time', async () => {
  // The browser drops what a page that is gone had asked of its disk.
  const { disk } = countingDisk();
  const slow: JournalStore = { ...disk, put: () => new Promise(() => {}) };
  await disk.put(ESSAY, entry('The en', 1));
  const before = gatherPuts(slow, lastWords);
  void before.put(ESSAY, entry('The end', 2));
  leavePage();

  const after = gatherPuts(disk, lastWords);
  expect(await after.attempts()).toEqual([ESSAY]);
  expect((await after.entries(ESSAY)).map(({ value }) => value)).toEqual(['The end']);
  // From here on it lies where everything lies.
  expect(await lastWords.attempts()).toEqual([]);
  expect((await disk.entries(ESSAY)).map(({ value }) => value)).toEqual(['The end']);
});

test('a page that is left while the disk is still writing keeps the letter as well', async () => {
  const { disk } = countingDisk();
  // A press on the browser's own reload takes the focus first, and with it begins a write that is then cut off.
  const slow: JournalStore = { ...disk, put: () => new Promise(() => {}) };
  const before = gatherPuts(slow, lastWords);
  void before.put(ESSAY, entry('The end', 2));
  window.dispatchEvent(new Event('blur'));
  leavePage();
  expect((await gatherPuts(disk, lastWords).entries(ESSAY)).map(({ value }) => value)).toEqual(['The end']);
});

test('what the disk has is not noted again when the page is left', async () => {
  const { disk } = countingDisk();
  const store = gatherPuts(disk, lastWords);
  void store.put(ESSAY, entry('Written', 1));
  await vi.advanceTimersByTimeAsync(300);
  leavePage();
  expect((await lastWords.entries(ESSAY)).map(({ value }) => value)).not.toContain('Written');
});

test('what a disk refused is written with the next look away from the page, unless a newer text came', async () => {
  const { disk } = countingDisk();
  let full = true;
  const filling: JournalStore = {
    ...disk,
    put: (attempt, one) => (full ? Promise.reject(new Error('full')) : disk.put(attempt, one)),
  };
  const store = gatherPuts(filling, lastWords);
  store.put(ESSAY, entry('First', 1)).catch(() => {});
  await vi.advanceTimersByTimeAsync(300);
  full = false;
  window.dispatchEvent(new Event('blur'));
  await vi.advanceTimersByTimeAsync(0);
  expect((await disk.entries(ESSAY)).map(({ value }) => value)).toEqual(['First']);
});

test('a page that comes back after it was left forgets what it noted, so that no old text returns', async () => {
  const { disk } = countingDisk();
  const store = gatherPuts(disk, lastWords);
  void store.put(ESSAY, entry('Old', 1));
  leavePage();
  void store.put(ESSAY, entry('Old and new', 2));
  await vi.advanceTimersByTimeAsync(300);
  // The server has it all: nothing is left anywhere.
  await store.remove(ESSAY, [entry('Old and new', 2)]);
  expect(await gatherPuts(disk, lastWords).entries(ESSAY)).toEqual([]);
});

test('what the server has acknowledged is not written afterwards', async () => {
  const { disk } = countingDisk();
  const store = gatherPuts(disk, lastWords);
  void store.put(ESSAY, entry('Saved', 1));
  await store.remove(ESSAY, [entry('Saved', 1)]);
  await vi.advanceTimersByTimeAsync(300);
  expect(await disk.entries(ESSAY)).toEqual([]);
});

test('a disk that refuses is told to whoever put something', async () => {
  const full: JournalStore = { ...localStorageStore('essays'), put: () => Promise.reject(new Error('full')) };
  const put = gatherPuts(full, lastWords).put(ESSAY, entry('x', 1));
  const heard = expect(put).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(300);
  await heard;
});
