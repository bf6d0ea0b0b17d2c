import { expect, test } from 'vitest';
import { daysLater, localDay, mondayOf, weekdayOf } from './local-day.ts';

test.each([
  { at: '2026-11-20T15:59:59Z', zone: 'Asia/Shanghai', day: '2026-11-20', why: '23:59:59' },
  { at: '2026-11-20T16:00:01Z', zone: 'Asia/Shanghai', day: '2026-11-21', why: '00:00:01' },
  { at: '2026-11-20T10:59:59Z', zone: 'Pacific/Auckland', day: '2026-11-20', why: '23:59:59 in summer time' },
  { at: '2026-11-20T11:00:01Z', zone: 'Pacific/Auckland', day: '2026-11-21', why: '00:00:01 in summer time' },
  { at: '2026-07-20T11:59:59Z', zone: 'Pacific/Auckland', day: '2026-07-20', why: '23:59:59 in winter' },
  { at: '2026-07-20T12:00:01Z', zone: 'Pacific/Auckland', day: '2026-07-21', why: '00:00:01 in winter' },
  { at: '2026-11-20T04:59:59Z', zone: 'America/New_York', day: '2026-11-19', why: '23:59:59 in winter' },
  { at: '2026-11-20T05:00:01Z', zone: 'America/New_York', day: '2026-11-20', why: '00:00:01 in winter' },
  { at: '2026-07-20T03:59:59Z', zone: 'America/New_York', day: '2026-07-19', why: '23:59:59 in summer time' },
  { at: '2026-07-20T04:00:01Z', zone: 'America/New_York', day: '2026-07-20', why: '00:00:01 in summer time' },
  // New York's night of 23 hours: 8 March 2026; clocks go from 2:00 to 3:00.
  { at: '2026-03-08T04:59:59Z', zone: 'America/New_York', day: '2026-03-07', why: 'the last second before it' },
  { at: '2026-03-08T05:00:01Z', zone: 'America/New_York', day: '2026-03-08', why: 'its first' },
  { at: '2026-03-08T07:00:01Z', zone: 'America/New_York', day: '2026-03-08', why: 'just after the missing hour' },
  {
    at: '2026-03-09T03:59:59Z',
    zone: 'America/New_York',
    day: '2026-03-08',
    why: 'its last, an hour earlier than usual',
  },
  { at: '2026-03-09T04:00:01Z', zone: 'America/New_York', day: '2026-03-09', why: 'the day after' },
  // And the one of 25: 1 November 2026.
  { at: '2026-11-01T03:59:59Z', zone: 'America/New_York', day: '2026-10-31', why: 'the last second before it' },
  { at: '2026-11-01T05:30:00Z', zone: 'America/New_York', day: '2026-11-01', why: '1:30 the first time' },
  { at: '2026-11-01T06:30:00Z', zone: 'America/New_York', day: '2026-11-01', why: '1:30 the second time' },
  { at: '2026-11-02T04:59:59Z', zone: 'America/New_York', day: '2026-11-01', why: 'its last second' },
  { at: '2026-11-02T05:00:01Z', zone: 'America/New_York', day: '2026-11-02', why: 'the day after' },
  // Auckland: 27 September 2026 has 23 hours, 5 April 2026 has 25.
  { at: '2026-09-27T10:59:59Z', zone: 'Pacific/Auckland', day: '2026-09-27', why: 'the last second of the short day' },
  { at: '2026-09-27T11:00:01Z', zone: 'Pacific/Auckland', day: '2026-09-28', why: 'the day after it' },
  { at: '2026-04-05T11:59:59Z', zone: 'Pacific/Auckland', day: '2026-04-05', why: 'the last second of the long day' },
  { at: '2026-04-05T12:00:01Z', zone: 'Pacific/Auckland', day: '2026-04-06', why: 'the day after it' },
  { at: '2028-02-28T16:00:01Z', zone: 'Asia/Shanghai', day: '2028-02-29', why: 'a leap day begins' },
  { at: '2028-02-29T16:00:01Z', zone: 'Asia/Shanghai', day: '2028-03-01', why: 'and ends' },
  { at: '2026-02-28T16:00:01Z', zone: 'Asia/Shanghai', day: '2026-03-01', why: 'no leap day this year' },
  { at: '2026-12-31T16:00:01Z', zone: 'Asia/Shanghai', day: '2027-01-01', why: 'a new year' },
])('$at in $zone is $day: $why', ({ at, zone, day }) => {
  expect(localDay(new Date(at), zone)).toBe(day);
});

test.each([
  { day: '2028-02-28', later: 1, is: '2028-02-29', why: 'a leap year' },
  { day: '2028-02-29', later: 1, is: '2028-03-01', why: 'after the leap day' },
  { day: '2026-02-28', later: 1, is: '2026-03-01', why: 'a common year' },
  { day: '2026-03-07', later: 2, is: '2026-03-09', why: 'a night of 23 hours is no matter to the calendar' },
  { day: '2027-01-01', later: -1, is: '2026-12-31', why: 'backwards over a year' },
])('$day and $later days is $is: $why', ({ day, later, is }) => {
  expect(daysLater(day, later)).toBe(is);
});

test('weeks begin on Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
  expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2026-11-23']);
});
