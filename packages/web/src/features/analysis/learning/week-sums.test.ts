import { expect, test } from 'vitest';
import type { SkillBands } from '../analysis.queries.ts';
import { clockOf, neglected, weekSums } from './week-sums.ts';

const day = (date: string, reading: number, words = 0) => ({
  ...{ day: date, listening: 0, reading, writing: 0, speaking: 0, words },
});

test('a week adds up by day and by area, beside the week before', () => {
  const sums = weekSums(
    [day('2026-11-09', 600), day('2026-11-16', 1200, 300), day('2026-11-22', 30), day('2026-11-23', 999)],
    '2026-11-16',
  );
  expect(sums.week.map(({ minutes }) => minutes)).toEqual([25, 0, 0, 0, 0, 0, 1]);
  expect(sums.week[0]?.before).toBe(10);
  expect(sums.areas.slice(0, 2)).toEqual([
    { area: 'reading', minutes: 21 },
    { area: 'words', minutes: 5 },
  ]);
  expect([sums.seconds, sums.before, sums.studied]).toEqual([1530, 600, 1]);
});

test.each([
  { today: '2026-11-16', seconds: 600, why: 'a Monday stands against a Monday' },
  { today: '2026-11-18', seconds: 900, why: 'a Wednesday against everything up to the Wednesday' },
  { today: '2026-11-22', seconds: 1900, why: 'a Sunday against the whole week' },
])('the week before by $today: $why', ({ today, seconds }) => {
  const days = [day('2026-11-08', 9999), day('2026-11-09', 600), day('2026-11-11', 300), day('2026-11-15', 1000)];
  expect(weekSums(days, '2026-11-16').beforeBy(today)).toBe(seconds);
});

const of = (skill: SkillBands['skill'], band: number): SkillBands => ({
  ...{ skill, target: 7, outlook: { outcome: 'no_exam' } },
  points: [{ id: 1, type: 1, day: '2026-11-01', band, low: band, high: band, repeat: 0 }],
});
const areas = [
  { area: 'reading' as const, minutes: 90 },
  { area: 'listening' as const, minutes: 60 },
  { area: 'writing' as const, minutes: 10 },
  { area: 'words' as const, minutes: 0 },
];

test.each([
  { why: 'furthest and least', skills: [of('reading', 7), of('listening', 6.5), of('writing', 5.5)], area: 'writing' },
  {
    why: 'furthest, but practised most',
    skills: [of('reading', 5), of('listening', 6.5), of('writing', 6)],
    area: null,
  },
  { why: 'all reached', skills: [of('reading', 7), of('listening', 7), of('writing', 7)], area: null },
  { why: 'two as far', skills: [of('reading', 6), of('listening', 7), of('writing', 6)], area: null },
])('what a report points at, $why', ({ skills, area }) => {
  expect(neglected(areas, skills)).toBe(area);
});

test('hours and minutes', () => {
  expect([0, 59, 3600, 22_200].map(clockOf)).toEqual([
    { hours: 0, minutes: 0 },
    { hours: 0, minutes: 1 },
    { hours: 1, minutes: 0 },
    { hours: 6, minutes: 10 },
  ]);
});
