import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettledSelection } from './useSettledSelection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

function select(): void {
  const text = document.body.appendChild(document.createElement('p'));
  text.textContent = 'iron spikes';
  window.getSelection()?.selectAllChildren(text);
}

function started() {
  const onSettled = vi.fn();
  const hook = renderHook((active: boolean) => useSettledSelection(onSettled, active), { initialProps: true });
  const times = () => {
    vi.advanceTimersByTime(1000);
    return onSettled.mock.calls.length;
  };
  return { times, ...hook };
}

test('words that were selected before the tools had come are noticed when they come', () => {
  select();
  expect(started().times()).toBe(1);
});

test('without a selection nothing is told until there is one', () => {
  const { times } = started();
  expect(times()).toBe(0);
  select();
  document.dispatchEvent(new Event('selectionchange'));
  expect(times()).toBe(1);
});

test('what stays selected while the dictionary is open is not told anew when it closes', () => {
  select();
  const { times, rerender } = started();
  expect(times()).toBe(1);
  rerender(false);
  rerender(true);
  expect(times()).toBe(1);
});
