import { expect, test } from 'vitest';
import { afterRejection, type Rejection, stepOfRefresh } from './identity-refresh.ts';

const rejected: Rejection = { error: 'not_logged_in', path: '/words', refreshedAt: null, now: 100_000 };

test.each<{ rejection: Partial<Rejection>; step: string; why: string }>([
  { rejection: {}, step: 'refresh', why: 'the first rejection of this visit' },
  { rejection: { refreshedAt: 90_000 }, step: 'log_in', why: 'refreshing ten seconds ago did not help' },
  { rejection: { refreshedAt: 70_001 }, step: 'log_in', why: 'still within thirty seconds' },
  { rejection: { refreshedAt: 70_000 }, step: 'refresh', why: 'thirty seconds have passed' },
  { rejection: { error: 'network' }, step: 'leave', why: 'no answer is not a rejection' },
  { rejection: { error: 'database_away' }, step: 'leave', why: 'the server is busy, we are who we were' },
  { rejection: { path: '/login?return=%2F' }, step: 'leave', why: 'the login page is where it would lead anyway' },
])('$step: $why', ({ rejection, step }) => {
  expect(afterRejection({ ...rejected, ...rejection })).toBe(step);
});

test.each([
  { state: { alive: true, wasLoggedIn: true, inOrganisation: false }, step: 'ask_again' },
  { state: { alive: false, wasLoggedIn: false, inOrganisation: false }, step: 'become_guest' },
  { state: { alive: false, wasLoggedIn: true, inOrganisation: false }, step: 'log_in' },
  { state: { alive: false, wasLoggedIn: false, inOrganisation: true }, step: 'log_in' },
] as const)('a refresh with $state leads to $step', ({ state, step }) => {
  expect(stepOfRefresh(state)).toBe(step);
});
