import { describe, expect, test } from 'vitest';
import { knownZones, timeZones, writtenOffset } from './time-zones.ts';

const winter = new Date('2027-01-16T12:00:45Z');
const summer = new Date('2027-07-16T12:00:45Z');
const label = (id: string, language: string, now: Date) => timeZones([id], language, now)[0]?.label;

describe('time zones', () => {
  test.each([
    { id: 'Asia/Shanghai', language: 'zh-CN', now: winter, says: 'UTC+08:00 · Asia/Shanghai · 中国标准时间' },
    { id: 'Europe/London', language: 'en-GB', now: winter, says: 'UTC+00:00 · Europe/London · Greenwich Mean Time' },
    { id: 'Europe/London', language: 'en-GB', now: summer, says: 'UTC+01:00 · Europe/London · British Summer Time' },
    { id: 'Asia/Kolkata', language: 'en-GB', now: winter, says: 'UTC+05:30 · Asia/Kolkata · India Standard Time' },
    {
      id: 'America/St_Johns',
      language: 'zh-CN',
      now: winter,
      says: 'UTC−03:30 · America/St Johns · 纽芬兰标准时间',
    },
  ])('$id in $language is $says', ({ id, language, now, says }) => expect(label(id, language, now)).toBe(says));

  test.each([
    [0, 'UTC+00:00'],
    [480, 'UTC+08:00'],
    [-210, 'UTC−03:30'],
  ])('%i minutes are written %s', (minutes, written) => expect(writtenOffset(minutes)).toBe(written));

  test('midnight in a zone is its own day, not the day before', () => {
    expect(label('Asia/Shanghai', 'en-GB', new Date('2027-01-15T16:00:00Z'))).toContain('UTC+08:00');
  });

  test('the list runs west to east and has each zone once', () => {
    const ids = timeZones(['Asia/Shanghai', ...knownZones()], 'en-GB', winter).map(({ id }) => id);
    expect(ids.indexOf('America/New_York')).toBeLessThan(ids.indexOf('Europe/London'));
    expect(ids.indexOf('Europe/London')).toBeLessThan(ids.indexOf('Asia/Shanghai'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(300);
  });

  test('a zone nobody knows is left out instead of breaking the page', () => {
    expect(timeZones(['Mars/Olympus', 'UTC'], 'en-GB', winter).map(({ id }) => id)).toEqual(['UTC']);
  });
});
