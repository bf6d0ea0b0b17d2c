// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kitMessages } from '../kit.messages.ts';
import { show } from '../ui.testing.tsx';
import { Toaster } from './Toaster.tsx';
import { toast, toastStore } from './toast.ts';

beforeEach(async () => {
  await kitMessages.load('en');
  vi.useFakeTimers();
});

afterEach(() => {
  for (const shown of toastStore.current()) toast.close(shown.id);
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('a success is read out politely and disappears after three seconds', async () => {
  await show(<Toaster />);
  await act(async () => void toast.success('Updated'));
  expect(screen.getByRole('status').textContent).toBe('Updated');
  await wait(2900);
  expect(screen.getByRole('status').textContent).toBe('Updated');
  await wait(200);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it waits while the pointer rests on it', async () => {
  await show(<Toaster />);
  await act(async () => void toast.success('Updated'));
  const slip = screen.getByRole('status').firstElementChild!;
  await act(async () => void slip.dispatchEvent(new MouseEvent('mouseenter')));
  await wait(10_000);
  expect(screen.getByRole('status').textContent).toBe('Updated');
  await act(async () => void slip.dispatchEvent(new MouseEvent('mouseleave')));
  await wait(3100);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an error stays until it is closed', async () => {
  await show(<Toaster />);
  await act(async () => void toast.error('Signing in failed'));
  await wait(60_000);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Signing in failed');
  fireEvent.click(within(alert).getByRole('button', { name: 'Close' }));
  await wait(0);
  expect(alert.textContent).toBe('');
});

test('an error offers to try again, and goes when it is taken up', async () => {
  const retry = vi.fn();
  await show(<Toaster />);
  await act(async () => void toast.error('Signing in failed', { retry }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await wait(0);
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('the same failure twice is one toast', async () => {
  await show(<Toaster />);
  await act(async () => {
    toast.error('Signing in failed');
    toast.error('Signing in failed');
  });
  expect(screen.getByRole('alert').children).toHaveLength(1);
});
