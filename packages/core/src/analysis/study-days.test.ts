import { expect, test } from 'vitest';
import { heatOf, rowsOfDays, weekNumber, weeksOfYear } from './study-days.ts';

test.each([
  { why: 'nothing', studied: [], now: 0, longest: null },
  { why: 'today counts', studied: ['2026-11-15', '2026-11-16'], now: 2, longest: 2 },
  { why: 'today is not over: yesterday’s row still stands', studied: ['2026-11-14', '2026-11-15'], now: 2, longest: 2 },
  { why: 'two days ago it broke', studied: ['2026-11-13', '2026-11-14'], now: 0, longest: 2 },
  {
    why: 'the longest was earlier',
    studied: ['2026-10-01', '2026-10-02', '2026-10-03', '2026-11-16'],
    now: 1,
    longest: 3,
  },
  { why: 'across the end of a month', studied: ['2026-10-31', '2026-11-01'], now: 0, longest: 2 },
])('rows of days, $why', ({ studied, now, longest }) => {
  const rows = rowsOfDays(studied, '2026-11-16');
  expect([rows.now, rows.longest?.length ?? null]).toEqual([now, longest]);
});

test.each([
  [0, 0],
  [59, 0],
  [60, 1],
  [19 * 60, 1],
  [20 * 60, 2],
  [45 * 60, 3],
  [90 * 60, 4],
  [300 * 60, 4],
])('%i seconds are step %i', (seconds, step) => {
  expect(heatOf(seconds)).toBe(step);
});

test('the year ends with this week, or with the exam’s when that is near', () => {
  expect(weeksOfYear('2026-11-16', null).at(-1)).toBe('2026-11-16');
  expect(weeksOfYear('2026-11-14', '2026-12-05').at(-1)).toBe('2026-11-30');
  expect(weeksOfYear('2026-11-16', '2027-11-16').at(-1)).toBe('2026-12-14');
  expect(weeksOfYear('2026-11-16', '2026-11-01')).toHaveLength(48);
});

test.each([
  ['2026-11-14', 46],
  ['2026-01-01', 1],
  ['2027-01-01', 53],
  ['2024-12-30', 1],
])('%s lies in week %i', (day, week) => {
  expect(weekNumber(day)).toBe(week);
});
