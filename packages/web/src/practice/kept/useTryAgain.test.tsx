import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTryAgain } from './useTryAgain.ts';

let waits = true;
const send = vi.fn(async () => {});

beforeEach(() => {
  waits = true;
  send.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => act(async () => renderHook(() => useTryAgain(send, () => waits)));
const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000));
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('what waits is sent at once and every 15 seconds, although the network never went away', async () => {
  await open();
  await pass(31);
  expect(send).toHaveBeenCalledTimes(3);
  waits = false;
  await pass(60);
  expect(send).toHaveBeenCalledTimes(3);
});

test('coming back to the page sends what waits, and nothing where nothing waits', async () => {
  await open();
  await comeBack();
  expect(send).toHaveBeenCalledTimes(2);
  waits = false;
  await comeBack();
  expect(send).toHaveBeenCalledTimes(2);
});

test('one round at a time: a call that hangs is not sent again and again; one that fails is', async () => {
  let fail: () => void = () => {};
  send.mockImplementationOnce(() => new Promise((_, reject) => (fail = () => reject(new Error('away')))));
  await open();
  await pass(60);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => fail());
  await pass(15);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a page that was left asks no more', async () => {
  const { unmount } = await open();
  unmount();
  await pass(60);
  window.dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(1);
});
