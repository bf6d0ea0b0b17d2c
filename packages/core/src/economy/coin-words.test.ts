import { expect, test } from 'vitest';
import { COIN_REASONS } from './coin-reasons.ts';
import { type CoinMove, coinDesc } from './coin-words.ts';

test.each([
  { reason: 'sign_in', reference: '2026-11-20', change: 10, zh: '每日签到', en: 'Daily sign-in' },
  { reason: 'sign_in', reference: '2026-11-22', change: 30, zh: '周日签到', en: 'Sunday sign-in' },
  {
    reason: 'essay_scoring',
    reference: 'task2:81',
    change: -60,
    zh: '写作批改 · Task 2',
    en: 'Essay scoring · Task 2',
  },
  {
    reason: 'essay_scoring',
    reference: 'task2:81',
    change: 60,
    zh: '退回：写作批改 · Task 2',
    en: 'Given back: Essay scoring · Task 2',
  },
  { reason: 'model_essay', reference: 'task1:5', change: -40, zh: '范文生成 · Task 1', en: 'Model essay · Task 1' },
  { reason: 'speaking_report', reference: '12', change: -50, zh: '口语报告', en: 'Speaking report' },
  {
    reason: 'task',
    reference: 'p/x',
    name: '绑定手机',
    change: 20,
    zh: '完成任务：绑定手机',
    en: 'Task done: 绑定手机',
  },
  { reason: 'task', reference: 'p/gone', change: 20, zh: '完成任务', en: 'Task done' },
  {
    reason: 'invited_friend',
    reference: '9',
    name: '周**',
    change: 500,
    zh: '好友「周**」完成首次练习',
    en: '周** finished a first practice',
  },
  { reason: 'operator', reference: '活动补偿', change: 5, zh: '老师发放：活动补偿', en: 'From the school: 活动补偿' },
] as (CoinMove & { zh: string; en: string })[])('$reason $reference reads "$zh"', ({ zh, en, ...move }) => {
  expect([coinDesc(move, 'zh'), coinDesc(move, 'en')]).toEqual([zh, en]);
});

test('every reason has its words in both languages', () => {
  for (const reason of COIN_REASONS) {
    expect(coinDesc({ reason, reference: '', change: 1 }, 'zh'), reason).toMatch(/\p{Script=Han}/u);
    expect(coinDesc({ reason, reference: '', change: 1 }, 'en'), reason).toMatch(/^[A-Z]/);
  }
});
