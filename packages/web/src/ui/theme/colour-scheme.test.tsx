// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { show } from '../ui.testing.tsx';
import { useTheme } from './colour-scheme.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Switch() {
  const { choice, shown, setTheme } = useTheme();
  return (
    <button type="button" onClick={() => setTheme('dark')}>
      {choice} {shown}
    </button>
  );
}

test('follows the system until the learner chooses, then keeps the choice', async () => {
  await show(<Switch />);
  expect(screen.getByRole('button').textContent).toBe('auto light');
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('dark dark');
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  expect(localStorage.getItem('nf-theme')).toBe('dark');
});

test('a stored choice is there from the first paint on', async () => {
  localStorage.setItem('nf-theme', 'dark');
  await show(<Switch />);
  expect(screen.getByRole('button').textContent).toBe('dark dark');
});
