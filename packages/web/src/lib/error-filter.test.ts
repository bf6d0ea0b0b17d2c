import { describe, expect, test } from 'vitest';
import { type ErrorBudget, FRESH_BUDGET, isNoise, spend, withoutPersonalData } from './error-filter.ts';

describe('noise stays out of the log', () => {
  test.each([
    { message: 'conflict', path: '/api/attempt/save', noise: true, why: 'an autosave is repeated anyway' },
    { message: 'conflict', path: '/api/course/save-last-learned', noise: true, why: 'the next visit saves it again' },
    { message: 'conflict', path: '/api/attempt/submit', noise: false, why: 'handing in is not repeated' },
    {
      message: "Cannot destructure property 'data' of '(intermediate value)' as it is undefined.",
      noise: true,
      why: 'the known destructuring error',
    },
    { message: "Cannot destructure property 'data' of 'answer' as it is undefined.", noise: false, why: 'one of ours' },
    { message: 'ResizeObserver loop completed with undelivered notifications.', noise: true, why: 'harmless' },
    { message: 'Script error.', noise: true, why: 'nothing can be learned from it' },
    { message: 'x is not a function', noise: false, why: 'a real bug' },
  ])('$why', ({ message, path, noise }) => {
    expect(isNoise(message, path)).toBe(noise);
  });
});

test('nothing that could name a learner leaves the device', () => {
  const message =
    'no user 13800138000 <lin@mail.example> at /login?return=/x&phone=1 token abcdefghijklmnopqrstuvwxyz0123456789';
  expect(withoutPersonalData(message)).toBe('no user [digits] [mail] at /login?… token [token]');
});

describe('the budget', () => {
  test('the same error is reported once, however often it happens', () => {
    const first = spend(FRESH_BUDGET, 'a', 0)!;
    expect(spend(first, 'a', 1000)).toBeNull();
    expect(spend(first, 'b', 1000)).not.toBeNull();
  });

  test('ten different errors a minute, then silence until the next minute', () => {
    let budget: ErrorBudget = FRESH_BUDGET;
    for (let n = 0; n < 10; n += 1) budget = spend(budget, `error ${n}`, 60_000)!;
    expect(spend(budget, 'one more', 119_999)).toBeNull();
    expect(spend(budget, 'one more', 120_000)).not.toBeNull();
  });
});
