import { describe, expect, test } from 'vitest';
import { type Arrival, firstStep, loginHash, stepAfterAsking } from './no-token.ts';

const stranger: Arrival = { hasSession: false, inOrganisation: false, reloadedForGuest: false, path: '/' };

describe('somebody arrives', () => {
  test.each<{ arrival: Partial<Arrival>; step: string; why: string }>([
    { arrival: { hasSession: true }, step: 'open', why: 'a session exists' },
    { arrival: { hasSession: true, inOrganisation: true }, step: 'open', why: 'members of an organisation too' },
    { arrival: {}, step: 'ask_for_guest', why: 'by default, a guest' },
    { arrival: { path: '/reading-next/5' }, step: 'ask_for_guest', why: 'a deep link is as welcome as the home page' },
    { arrival: { inOrganisation: true }, step: 'log_in', why: 'an organisation has no guests' },
    { arrival: { reloadedForGuest: true }, step: 'log_in', why: 'cookies are blocked: one reload, never two' },
    { arrival: { path: '/login?return=%2Fwords' }, step: 'open', why: 'who wants to log in needs no guest session' },
    { arrival: { path: '/login', inOrganisation: true }, step: 'open', why: 'the login page must not send to itself' },
    {
      arrival: { path: '/shared-essay/abc', inOrganisation: true },
      step: 'open',
      why: 'a shared essay needs no account',
    },
    {
      arrival: { path: '/shared-speaking/abc', inOrganisation: true },
      step: 'open',
      why: 'nor does a shared speaking report',
    },
    { arrival: { path: '/loginx' }, step: 'ask_for_guest', why: 'a name that only begins like the login page' },
  ])('$step, because $why', ({ arrival, step }) => {
    expect(firstStep({ ...stranger, ...arrival })).toBe(step);
  });
});

describe('the server has answered the request for a guest session', () => {
  test.each([
    { answer: 'given', cookieKept: true, step: 'reload', why: 'the page starts again with the cookie' },
    { answer: 'given', cookieKept: false, step: 'log_in', why: 'the browser did not keep the cookie' },
    { answer: 'refused', cookieKept: false, step: 'log_in', why: 'guest mode is off' },
    { answer: 'no_answer', cookieKept: false, step: 'open', why: 'the page can say that the network is down' },
  ] as const)('$answer leads to $step: $why', ({ answer, cookieKept, step }) => {
    expect(stepAfterAsking(answer, cookieKept)).toBe(step);
  });
});

test('the way to the login page remembers where the learner was going', () => {
  expect(loginHash('/question-review/5/2?search=a b')).toBe(
    '#/login?return=%2Fquestion-review%2F5%2F2%3Fsearch%3Da%20b',
  );
  expect(loginHash('/')).toBe('#/login');
});
