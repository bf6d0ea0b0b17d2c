import { expect, test } from 'vitest';
import { mockPrice } from './price.ts';

const purse = (coins: number, ai_test_num = 0, task_correct_num = 0) => ({
  coins,
  ai_test_num,
  task_correct_num,
  model_essay_num: 9,
});

test.each([
  { why: 'a member pays nothing', of: purse(0), member: true, is: ['membership', 0, 0, true] },
  { why: 'two free tries', of: purse(0, 3), member: false, is: ['free_try', 0, 2, true] },
  { why: 'tries of both kinds', of: purse(0, 1, 1), member: false, is: ['free_try', 0, 2, true] },
  { why: 'one try and the price of one', of: purse(30, 1), member: false, is: ['mixed', 30, 1, true] },
  { why: 'coins for both', of: purse(60), member: false, is: ['coins', 60, 0, true] },
  { why: 'one coin short', of: purse(59), member: false, is: ['coins', 60, 0, false] },
  { why: 'tries for model essays buy no report', of: purse(0), member: false, is: ['coins', 60, 0, false] },
] as const)('$why', ({ of, member, is }) => {
  const { pays_with, coins, tries, canPay } = mockPrice(of, { essay: 30, interview: null }, member);
  expect([pays_with, coins, tries, canPay]).toEqual(is);
});

test.each([
  { why: 'a member of writing pays for the interview alone', of: purse(20), member: true, is: ['coins', 20, 0, true] },
  { why: 'or has a try for it', of: purse(0, 1), member: true, is: ['free_try', 0, 1, true] },
  { why: 'the essays take the tries first', of: purse(20, 2), member: false, is: ['mixed', 20, 2, true] },
  { why: 'tries of essays alone buy no interview', of: purse(20, 0, 3), member: false, is: ['mixed', 20, 2, true] },
  { why: 'all three by coins', of: purse(79), member: false, is: ['coins', 80, 0, false] },
] as const)('with an interview: $why', ({ of, member, is }) => {
  const { pays_with, coins, tries, canPay } = mockPrice(of, { essay: 30, interview: 20 }, member);
  expect([pays_with, coins, tries, canPay]).toEqual(is);
});
