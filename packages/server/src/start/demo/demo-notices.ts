import { type Day, daysLater, weekdayOf } from '@ninefold/core/time/local-day';

const SATURDAY = 6;
/** From the first start to the school's mock: near enough to prepare for, before the exam of the demo's story. */
const MOCK_IN_WEEKS = 2;

/** What hangs on the board of the demo school, about days that are still to come: the nearest is counted down to. Pure. */
export function demoNotices(today: Day) {
  // Somebody who looks on a Saturday should not find a class that has begun.
  const saturday = daysLater(today, SATURDAY - weekdayOf(today) + (weekdayOf(today) < SATURDAY ? 0 : 7));
  const mock = daysLater(saturday, MOCK_IN_WEEKS * 7);
  return [
    {
      title: '口语小班周六开课',
      text: `${inChinese(saturday)}起，每周六 14:00，301 教室。名额 12 人，在前台报名。`,
      pinned: 0,
      day: saturday,
    },
    {
      title: '全真模考安排',
      text: `${inChinese(mock)} 9:00 全真模考，请提前 20 分钟到教室，带好身份证。`,
      pinned: 1,
      day: mock,
    },
  ] as const;
}

function inChinese(day: Day): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month} 月 ${date} 日`;
}
