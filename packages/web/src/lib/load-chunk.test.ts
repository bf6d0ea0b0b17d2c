import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkError, loadChunk } from './load-chunk.ts';

afterEach(() => vi.useRealTimers());

test('a download that never ends is given up after two minutes', async () => {
  vi.useFakeTimers();
  const waiting = loadChunk(() => new Promise(() => {}));
  const seen = expect(waiting).rejects.toBeInstanceOf(ChunkError);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await seen;
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});

test('a download that succeeds leaves no timer behind', async () => {
  vi.useFakeTimers();
  await expect(loadChunk(async () => 'words')).resolves.toBe('words');
  expect(vi.getTimerCount()).toBe(0);
});

test('a failed download keeps its cause, for the log', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkError', cause });
});
