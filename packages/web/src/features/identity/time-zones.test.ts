import { describe, expect, test } from 'vitest';
import { offsetMinutes, timeZones, writtenOffset } from './time-zones.ts';

const winter = new Date('2027-01-16T12:00:00Z');
const summer = new Date('2027-07-16T12:00:00Z');

describe('time zones', () => {
  test('an offset follows summer time', () => {
    expect(offsetMinutes('Europe/London', winter)).toBe(0);
    expect(offsetMinutes('Europe/London', summer)).toBe(60);
    expect(offsetMinutes('Asia/Kolkata', winter)).toBe(330);
    expect(offsetMinutes('America/St_Johns', winter)).toBe(-210);
  });

  test.each([
    [0, 'UTC+00:00'],
    [480, 'UTC+08:00'],
    [-210, 'UTC−03:30'],
  ])('%i minutes are written %s', (minutes, written) => expect(writtenOffset(minutes)).toBe(written));

  test('the list runs west to east and names each zone in the learner’s language', () => {
    const zones = timeZones('zh-CN', winter, ['Asia/Shanghai']);
    const place = (id: string) => zones.findIndex((zone) => zone.id === id);
    expect(place('America/New_York')).toBeLessThan(place('Europe/London'));
    expect(place('Europe/London')).toBeLessThan(place('Asia/Shanghai'));
    expect(zones[place('Asia/Shanghai')]?.label).toBe('UTC+08:00 · Asia/Shanghai · 中国标准时间');
  });

  test('the saved zone is listed once, even when the browser spells its list differently', () => {
    const zones = timeZones('en-GB', winter, ['UTC', 'Asia/Shanghai', 'Asia/Shanghai']);
    expect(zones.filter((zone) => zone.id === 'Asia/Shanghai')).toHaveLength(1);
    expect(zones.some((zone) => zone.id === 'UTC')).toBe(true);
  });

  test('a zone nobody knows is left out instead of breaking the page', () => {
    expect(timeZones('en-GB', winter, ['Mars/Olympus']).some((zone) => zone.id === 'Mars/Olympus')).toBe(false);
  });
});
