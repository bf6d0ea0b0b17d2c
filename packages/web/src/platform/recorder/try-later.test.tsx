import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryLater } from './try-later.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what waits is tried after 4, 8, 16 … seconds, and then every minute; the network’s return begins anew', async () => {
  let waits = true;
  const at: number[] = [];
  const from = Date.now();
  const stop = tryLater(async () => {
    at.push((Date.now() - from) / 1000);
    return waits;
  });
  await vi.advanceTimersByTimeAsync(220_000);
  expect(at).toEqual([4, 12, 28, 60, 120, 180]);
  at.length = 0;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(13_000);
  expect(at.map((second) => second - 220)).toEqual([0, 4, 12]);
  waits = false;
  at.length = 0;
  await vi.advanceTimersByTimeAsync(40_000);
  const [first = 0, second = 0] = at;
  expect(second - first).toBe(4);
  stop();
  at.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([]);
});
