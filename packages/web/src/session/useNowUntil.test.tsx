import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNowUntil } from './useNowUntil.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Badge({ until }: { until: number }) {
  return <p>{until > useNowUntil(until) ? 'member' : 'over'}</p>;
}

test.each([
  { seconds: 5, why: 'while the page is open' },
  { seconds: 40 * 86_400, why: 'however far away: one timer does not reach' },
])('a membership that ends in $seconds s is seen to end, $why', async ({ seconds }) => {
  render(<Badge until={1_800_000_000 + seconds} />);
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000 - 1));
  expect(screen.getByText('member')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(screen.getByText('over')).toBeTruthy();
});

test('one that has ended asks for no timer', () => {
  render(<Badge until={1_700_000_000} />);
  expect(screen.getByText('over')).toBeTruthy();
  expect(vi.getTimerCount()).toBe(0);
});
