import { expect, test } from 'vitest';
import { type Day, daysLater } from '../time/local-day.ts';
import { nextSignIn, type SignedDay, signInWeek } from './sign-in.ts';
import { dayName, daysDesc } from './sign-in-words.ts';

const rates = { each: 10, seventh: 30 };
/** Nobody travelled: the date is the same where the last reward was. */
const at = (day: Day) => ({ here: day, there: day });
const signed = (day: Day, streak: number, points = 10): SignedDay => ({ day, streak, points });

test.each([
  { last: undefined, today: '2026-11-20', streak: 1, points: 10, why: 'the first time' },
  { last: signed('2026-11-19', 4), today: '2026-11-20', streak: 5, points: 10, why: 'yesterday was signed' },
  { last: signed('2026-11-18', 4), today: '2026-11-20', streak: 1, points: 10, why: 'yesterday was missed' },
  { last: signed('2026-11-21', 6), today: '2026-11-22', streak: 7, points: 30, why: 'Sunday pays more' },
  { last: undefined, today: '2026-11-22', streak: 1, points: 30, why: 'Sunday pays more, whatever was missed' },
  { last: signed('2026-11-22', 7, 30), today: '2026-11-23', streak: 8, points: 10, why: 'Sunday to Monday goes on' },
  { last: signed('2028-02-28', 2), today: '2028-02-29', streak: 3, points: 10, why: 'into the leap day' },
  { last: signed('2028-02-29', 3), today: '2028-03-01', streak: 4, points: 10, why: 'out of the leap day' },
  { last: signed('2026-03-07', 1), today: '2026-03-08', streak: 2, points: 30, why: 'a day of 23 hours is a day' },
])('on $today the row is $streak long and pays $points: $why', ({ last, today, streak, points }) => {
  expect(nextSignIn(last, at(today), rates)).toEqual({ day: today, streak, points });
});

test.each([
  { last: '2026-11-20', why: 'today is signed' },
  { last: '2026-11-21', why: 'the learner flew west: a day that was missed does not come back' },
])('nothing is signed on 2026-11-20 after $last: $why', ({ last }) => {
  expect(nextSignIn(signed(last, 3), at('2026-11-20'), rates)).toBeNull();
});

test.each([
  { here: '2026-11-21', there: '2026-11-20', open: false, why: 'a zone further east: there it is still the same day' },
  { here: '2026-11-21', there: '2026-11-21', open: true, why: 'a new day in both' },
  { here: '2026-11-20', there: '2026-11-21', open: false, why: 'a zone further west: here it is still the same day' },
])('signed on 2026-11-20, now $here and there $there: open is $open, $why', ({ here, there, open }) => {
  expect(nextSignIn(signed('2026-11-20', 3), { here, there }, rates) !== null).toBe(open);
  const { days } = signInWeek([signed('2026-11-20', 3)], { here, there }, rates);
  expect(days.some(({ status }) => status === 1)).toBe(open);
});

const statuses = (days: SignedDay[], today: Day) =>
  signInWeek(days, at(today), rates)
    .days.map(({ status }) => status)
    .join('');

test.each([
  { days: [], today: '2026-11-16', is: '1333333', why: 'a fresh Monday' },
  {
    days: ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-16'],
    today: '2026-11-21',
    is: '2322213',
    why: 'as drawn',
  },
  { days: ['2026-11-16'], today: '2026-11-16', is: '2333333', why: 'today is signed' },
  { days: ['2026-11-22'], today: '2026-11-22', is: '3333332', why: 'only Sunday' },
  { days: ['2026-11-15'], today: '2026-11-16', is: '1333333', why: 'last week does not show' },
  {
    days: ['2026-11-18'],
    today: '2026-11-17',
    is: '3323333',
    why: 'signed a day ahead, then flew west: today is not open',
  },
])('$today with $days reads $is: $why', ({ days, today, is }) => {
  expect(
    statuses(
      days.map((day) => signed(day, 1)),
      today,
    ),
  ).toBe(is);
});

test('the week shows what each day pays, and what a signed day really paid', () => {
  const { days } = signInWeek([signed('2026-11-17', 1, 4)], at('2026-11-18'), rates);
  expect(days.map(({ points }) => points)).toEqual([10, 4, 10, 10, 10, 10, 30]);
  expect([days[0]?.date, days[6]?.date]).toEqual(['2026-11-16', '2026-11-22']);
});

test.each([
  { last: '2026-11-21', streak: 3, all: 3, week: 3, on: true, why: 'today is signed' },
  { last: '2026-11-20', streak: 3, all: 3, week: 3, on: true, why: 'today may still come' },
  { last: '2026-11-20', streak: 12, all: 12, week: 5, on: true, why: 'Monday to Friday of it lie in this week' },
  { last: '2026-11-19', streak: 12, all: 0, week: 0, on: false, why: 'Friday was missed' },
])('on Saturday, last signed $last: $all in a row, $week this week ($why)', ({ last, streak, all, week, on }) => {
  expect(signInWeek([signed(last, streak)], at('2026-11-21'), rates)).toMatchObject({
    currentDay: 6,
    continuous: on,
    continuousDays: all,
    weekContinuousDays: week,
  });
});

test('on Monday before signing in the row of last week still counts, but none of it lies in this week', () => {
  const week = signInWeek([signed('2026-11-22', 9)], at('2026-11-23'), rates);
  expect(week).toMatchObject({ currentDay: 1, continuous: true, continuousDays: 9, weekContinuousDays: 0 });
});

test('a year of signing in every day is one row, over every edge of the calendar', () => {
  let last: SignedDay | undefined;
  for (let n = 0; n < 366; n++) last = nextSignIn(last, at(daysLater('2027-10-01', n)), rates) ?? undefined;
  expect(last).toMatchObject({ day: '2028-09-30', streak: 366 });
});

test.each([
  {
    days: 3,
    today: 6,
    zh: '已连续签到 3 天。周日签到得 30 金币。',
    en: 'Signed in 3 days in a row. Sunday brings 30 coins.',
  },
  {
    days: 1,
    today: 1,
    zh: '已连续签到 1 天。周日签到得 30 金币。',
    en: 'Signed in for 1 day. Sunday brings 30 coins.',
  },
  { days: 7, today: 7, zh: '已连续签到 7 天。', en: 'Signed in 7 days in a row.' },
  { days: 0, today: 7, zh: '今天签到，开始新的连续记录。', en: 'Sign in today to start a new row of days.' },
])('on day $today with $days days it says "$en"', ({ days, today, zh, en }) => {
  const week = { continuousDays: days, currentDay: today };
  expect([daysDesc(week, rates, 'zh'), daysDesc(week, rates, 'en')]).toEqual([zh, en]);
});

test('Sunday is not promised when it pays like any other day', () => {
  expect(daysDesc({ continuousDays: 2, currentDay: 3 }, { each: 10, seventh: 10 }, 'en')).toBe(
    'Signed in 2 days in a row.',
  );
});

test('days have names in both languages', () => {
  expect([dayName(1, 'zh'), dayName(7, 'zh'), dayName(1, 'en'), dayName(7, 'en')]).toEqual([
    '周一',
    '周日',
    'Mon',
    'Sun',
  ]);
});
