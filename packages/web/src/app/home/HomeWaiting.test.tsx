// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '#ui/ui.testing.tsx';
import { HomeWaiting } from './HomeWaiting.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a home that is late says so after three seconds and offers to ask again', async () => {
  vi.useFakeTimers();
  await show(<HomeWaiting />, 'zh');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(3100)));
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
});
