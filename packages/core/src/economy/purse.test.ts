import { expect, test } from 'vitest';
import { afterPaying, howToPay, type TryPurse, whatFits } from './purse.ts';

test.each([
  { balance: 0, coins: 10, cap: 100, fits: 10, why: 'plenty of room' },
  { balance: 95, coins: 10, cap: 100, fits: 5, why: 'only five are left to the cap' },
  { balance: 100, coins: 10, cap: 100, fits: 0, why: 'at the cap nothing more is paid' },
  { balance: 130, coins: 10, cap: 100, fits: 0, why: 'the operator lowered the cap; nothing is taken away' },
  { balance: 90, coins: 10, cap: 100, fits: 10, why: 'the cap itself may be reached' },
])('$coins coins on top of $balance pay $fits: $why', ({ balance, coins, cap, fits }) => {
  expect(whatFits(balance, coins, cap)).toBe(fits);
});

const none = { coins: 0, ai_test_num: 0, task_correct_num: 0, model_essay_num: 0 };
const both: TryPurse[] = ['task_correct_num', 'ai_test_num'];

test.each([
  { owns: { ...none, coins: 60 }, tries: [], pays: { purse: 'coins', amount: 60 }, why: 'exactly the price' },
  { owns: { ...none, coins: 59 }, tries: [], pays: null, why: 'one coin short' },
  {
    owns: { ...none, coins: 500, ai_test_num: 1 },
    tries: both,
    pays: { purse: 'ai_test_num', amount: 1 },
    why: 'a try goes before coins',
  },
  {
    owns: { ...none, task_correct_num: 2, ai_test_num: 1 },
    tries: both,
    pays: { purse: 'task_correct_num', amount: 1 },
    why: 'tries go in the order named',
  },
  { owns: { ...none, model_essay_num: 9 }, tries: both, pays: null, why: 'a try for something else does not count' },
])('60 coins are asked: $why', ({ owns, tries, pays }) => {
  expect(howToPay(owns, 60, tries)).toEqual(pays);
});

test.each([
  { owns: { ...none, coins: 500, ai_test_num: 1 }, left: { coins: 500, ai_test_num: 0 }, why: 'a try goes first' },
  { owns: { ...none, coins: 500 }, left: { coins: 440 }, why: 'without one, the price' },
  { owns: { ...none, coins: 59 }, left: { coins: 0 }, why: 'a screen never shows less than nothing' },
])('60 coins are shown as paid: $why', ({ owns, left }) => {
  expect(afterPaying(owns, 60, both)).toEqual({ ...owns, ...left });
});
