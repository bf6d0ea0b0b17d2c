import { expect, test } from 'vitest';
import { demoNotices } from './demo-notices.ts';

test.each([
  { today: '2026-11-16', days: ['2026-11-21', '2026-12-05'], why: 'a Monday: this Saturday' },
  { today: '2026-11-20', days: ['2026-11-21', '2026-12-05'], why: 'the day before' },
  { today: '2026-11-21', days: ['2026-11-28', '2026-12-12'], why: 'a Saturday: the class of today has begun' },
  { today: '2026-11-22', days: ['2026-11-28', '2026-12-12'], why: 'a Sunday' },
])('on $today the school counts down to $days: $why', ({ today, days }) => {
  const notices = demoNotices(today);
  expect(notices.map(({ day }) => day)).toEqual(days);
});

test('the words of a notice name its day', () => {
  const [lesson, mock] = demoNotices('2026-11-16');
  expect([lesson.text, mock.text]).toEqual([
    expect.stringMatching(/^11 月 21 日起，每周六/),
    expect.stringMatching(/^12 月 5 日 9:00 全真模考/),
  ]);
});
