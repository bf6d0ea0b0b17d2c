import { expect, test } from 'vitest';
import { addDays, dayAt, daysBetween, isDay, monthsAfter, startOfDay } from './day.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

test.each([
  { iso: '2027-01-15T16:00:00Z', zone: 'Asia/Shanghai', day: '2027-01-16', why: 'midnight in Shanghai' },
  { iso: '2027-01-15T15:59:59Z', zone: 'Asia/Shanghai', day: '2027-01-15', why: 'a second before it' },
  { iso: '2027-01-15T02:00:00Z', zone: 'America/New_York', day: '2027-01-14', why: 'still yesterday there' },
  { iso: '2027-03-14T06:30:00Z', zone: 'America/New_York', day: '2027-03-14', why: 'the night the clock jumps' },
])('$iso is $day in $zone: $why', ({ iso, zone, day }) => {
  expect(dayAt(at(iso), zone)).toBe(day);
});

test.each([
  'Asia/Shanghai',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
  'UTC',
])('a day begins at its first second in %s, also when the clock changes', (zone) => {
  for (const day of ['2027-01-16', '2027-03-14', '2027-03-28', '2027-10-31', '2018-11-04', '2024-02-29']) {
    const start = startOfDay(day, zone);
    expect(dayAt(start, zone)).toBe(day);
    expect(dayAt(start - 1, zone)).toBe(addDays(day, -1));
  }
});

test.each([
  { from: '2027-01-16', to: '2027-01-17', days: 1 },
  { from: '2027-02-28', to: '2027-03-01', days: 1 },
  { from: '2028-02-28', to: '2028-03-01', days: 2 },
  { from: '2027-01-16', to: '2026-01-16', days: -365 },
])('from $from to $to are $days days', ({ from, to, days }) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(addDays(from, days)).toBe(to);
});

test.each([
  { text: '2027-01-16', day: true },
  { text: '2027-02-29', day: false },
  { text: '2027-1-16', day: false },
  { text: '', day: false },
])('"$text" is a day: $day', ({ text, day }) => {
  expect(isDay(text)).toBe(day);
});

test.each([
  { day: '2026-11-15', months: 1, is: '2026-12-15', why: 'the same date' },
  { day: '2026-11-15', months: 3, is: '2027-02-15', why: 'over the new year' },
  { day: '2026-11-30', months: 3, is: '2027-02-28', why: 'February has no 30th' },
  { day: '2026-12-31', months: 2, is: '2027-02-28', why: 'nor a 31st' },
  { day: '2027-12-31', months: 2, is: '2028-02-29', why: 'a leap year' },
])('$months months after $day is $is: $why', ({ day, months, is }) => {
  expect(monthsAfter(day, months)).toBe(is);
});
