import { expect, test } from 'vitest';
import { daysLeft, expirationTime, isVip, vipText } from './vip.ts';

const now = 1_800_000_000;
const day = 86_400;
const none = { writing: 0, reading: 0, listening: 0 };

test.each([
  { ...none, vip: false, why: 'nothing was ever bought' },
  { ...none, writing: now + 1, vip: true, why: 'one second of writing is left' },
  { ...none, reading: now + day, vip: true, why: 'reading alone is enough' },
  { ...none, listening: now + day, vip: true, why: 'listening alone is enough' },
  { ...none, writing: now, vip: false, why: 'it ends at its second' },
  { writing: now - 1, reading: now - day, listening: now - 2, vip: false, why: 'all three have passed' },
])('isVip is $vip: $why', ({ vip, why: _, ...expirations }) => {
  expect(isVip(expirations, now)).toBe(vip);
});

test('the overall end is the latest of the three, even when all have passed', () => {
  expect(expirationTime({ writing: 5, reading: 9, listening: 7 })).toBe(9);
  expect(expirationTime(none)).toBe(0);
});

test.each([
  { left: 0, days: 0, why: 'over' },
  { left: -day, days: 0, why: 'never below zero' },
  { left: 1, days: 1, why: 'a begun day counts' },
  { left: day, days: 1, why: 'exactly one day' },
  { left: day + 1, days: 2, why: 'the second day has begun' },
  { left: 365 * day, days: 365, why: 'a year' },
])('$left seconds left are $days days: $why', ({ left, days }) => {
  expect(daysLeft(now + left, now)).toBe(days);
});

test.each([
  { ...none, zh: '', en: '', why: 'no membership, no sentence' },
  { ...none, writing: now - 1, zh: '', en: '', why: 'a past one is not mentioned' },
  {
    ...none,
    writing: now + 23 * day,
    zh: '写作会员，还剩 23 天',
    en: 'Writing member, 23 days left',
    why: 'one skill',
  },
  {
    ...none,
    listening: now + 60,
    zh: '听力会员，还剩 1 天',
    en: 'Listening member, 1 day left',
    why: 'one day is singular',
  },
  {
    writing: now + 2 * day,
    reading: now + 9 * day,
    listening: now - day,
    zh: '写作会员，还剩 2 天；阅读会员，还剩 9 天',
    en: 'Writing member, 2 days left; Reading member, 9 days left',
    why: 'each current skill has its own end',
  },
])('vip_text reads "$en": $why', ({ zh, en, why: _, ...expirations }) => {
  expect(vipText(expirations, now, 'zh')).toBe(zh);
  expect(vipText(expirations, now, 'en')).toBe(en);
});
