import { describe, expect, test } from 'vitest';
import { afterRefund, currentLevel, levelOfTerm, nextPeriod, type Period, termOfLevel } from './vip-periods.ts';

const at = (day: string) => Date.parse(`${day}T04:00:00Z`) / 1000;
const day = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 10);
const zone = 'Asia/Shanghai';
const period = (level: 1 | 2 | 3, from: string, until: string): Period => ({
  level,
  from: at(from),
  until: at(until),
  timeZone: zone,
});
const days = ({ from, until }: Period) => `${day(from)} to ${day(until)}`;

describe('a purchase', () => {
  test.each([
    { expires: '', level: 1, span: '2026-11-15 to 2026-12-15', why: 'the first begins now' },
    { expires: '2026-10-01', level: 1, span: '2026-11-15 to 2026-12-15', why: 'after a gap it begins now' },
    { expires: '2026-11-20', level: 1, span: '2026-11-20 to 2026-12-20', why: 'early: it begins where the last ends' },
    { expires: '2026-11-30', level: 2, span: '2026-11-30 to 2027-02-28', why: 'a season is three months' },
    { expires: '', level: 3, span: '2026-11-15 to 2027-11-15', why: 'a year is twelve' },
  ] as const)('$span: $why', ({ expires, level, span }) => {
    expect(days(nextPeriod(expires ? at(expires) : 0, level, at('2026-11-15'), zone))).toBe(span);
  });
});

describe('a refund', () => {
  const year = period(3, '2027-01-01', '2028-01-01');
  const month = period(1, '2028-01-01', '2028-02-01');

  test('of the only purchase ends the membership now', () => {
    expect(afterRefund(year, [], at('2027-06-01'))).toEqual({ moved: [], expires: at('2027-06-01') });
  });

  test('of a running purchase lets the next one begin now, whole', () => {
    const { moved, expires } = afterRefund(year, [month], at('2027-06-01'));
    expect(moved.map(days)).toEqual(['2027-06-01 to 2027-07-01']);
    expect(day(expires)).toBe('2027-07-01');
  });

  test('of a purchase that has not begun leaves the running one alone', () => {
    const season = period(2, '2028-02-01', '2028-05-01');
    const { moved, expires } = afterRefund(month, [season], at('2027-06-01'));
    expect(moved.map(days)).toEqual(['2028-01-01 to 2028-04-01']);
    expect(day(expires)).toBe('2028-04-01');
    expect(day(afterRefund(month, [], at('2027-06-01')).expires)).toBe('2028-01-01');
  });

  test('of a purchase used up long ago takes nothing away', () => {
    expect(afterRefund(year, [month], at('2028-01-10'))).toEqual({ moved: [], expires: month.until });
  });
});

describe('the level', () => {
  const year = { level: 3, until: at('2027-01-01') } as const;
  const month = { level: 1, until: at('2027-02-01') } as const;
  test.each([
    { periods: [], now: '2026-11-15', level: 0, why: 'nothing was bought' },
    { periods: [year, month], now: '2026-11-15', level: 3, why: 'the longest product still counts' },
    { periods: [year, month], now: '2027-01-01', level: 1, why: 'the year is over, the month runs' },
    { periods: [year, month], now: '2027-02-01', level: 0, why: 'everything is over at its second' },
  ])('is $level: $why', ({ periods, now, level }) => {
    expect(currentLevel(periods, at(now))).toBe(level);
  });

  test.each([
    { term: 'month', level: 1 },
    { term: 'season', level: 2 },
    { term: 'year', level: 3 },
  ] as const)('of a $term is $level', ({ term, level }) => {
    expect(levelOfTerm(term)).toBe(level);
    expect(termOfLevel(level)).toBe(term);
  });
});
