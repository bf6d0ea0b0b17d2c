// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpentTime } from './spent-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOTHING = { active: 0, groups: {} };
const MINUTE = 60_000;

function sit({ timed = false, playing = false } = {}) {
  const spent = new SpentTime(NOTHING, { timed, isPlaying: () => playing, group: () => '31.0' });
  const stop = spent.start();
  return { spent, stop, wait: (ms: number) => vi.advanceTimersByTime(ms) };
}

test('a listening exam of 8:12 counts 8:12, though nobody touched anything', () => {
  const { spent, stop, wait } = sit({ timed: true });
  wait(492_000);
  stop();
  expect(spent.total()).toEqual({ active: 492, groups: { '31.0': 492 } });
});

test('in practice somebody who reads silently is there for five minutes, and longer while a recording plays', () => {
  const silent = sit();
  silent.wait(20 * MINUTE);
  silent.stop();
  expect(silent.spent.total().active).toBe(300);
  const listening = sit({ playing: true });
  listening.wait(20 * MINUTE);
  listening.stop();
  expect(listening.spent.total().active).toBe(1200);
});

test('a sign of life begins the five minutes anew; a device that slept does not count', () => {
  const { spent, stop, wait } = sit();
  wait(4 * MINUTE);
  document.dispatchEvent(new Event('keydown'));
  wait(4 * MINUTE);
  expect(spent.total().active).toBe(480);
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  document.dispatchEvent(new Event('keydown'));
  wait(2000);
  stop();
  expect(spent.total().active).toBeLessThanOrEqual(482);
});

test('a paper that takes long to open names no group: the server would refuse the whole save', () => {
  const spent = new SpentTime(NOTHING, { timed: true, isPlaying: () => false, group: () => '' });
  const stop = spent.start();
  vi.advanceTimersByTime(3000);
  stop();
  expect(spent.total()).toEqual({ active: 3, groups: {} });
});
