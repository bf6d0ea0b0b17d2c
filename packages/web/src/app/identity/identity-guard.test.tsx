import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { knownAccount } from '#session/known-account.ts';
import { closeApp, openApp, refusal } from '../app.testing.tsx';

afterEach(() => {
  closeApp();
  vi.useRealTimers();
});

const unknown = {
  'student/get-info': refusal('not_logged_in', 401),
  'student/check-token': { valid: 0, role: 'tourist' },
};

test('somebody whose account session has ended is asked to log in, and comes back to the same page', async () => {
  knownAccount.remember();
  const { router, timesAsked } = await openApp('/words', { answers: unknown });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(timesAsked('student/get-tourist-token')).toBe(0);
  expect(await screen.findByText('登录已过期，请重新登录')).toBeTruthy();
  expect(knownAccount.exists()).toBe(false);
});

test('a guest whose session has ended becomes a guest again without noticing, once in thirty seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const { router, timesAsked } = await openApp('/words', { answers: unknown });
  // The server of this test never recognises us, so the second rejection asks to log in.
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(timesAsked('student/get-tourist-token')).toBe(1);
  expect(router.state.location.search).toMatchObject({ return: '/words' });
});
