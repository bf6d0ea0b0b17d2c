import { expect, test } from 'vitest';
import { recordTime } from './record-time.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

test.each([
  { when: '2026-11-13T12:18:00Z', zone: 'Asia/Shanghai', shows: '2026-11-13 20:18', why: 'an evening' },
  { when: '2026-11-13T16:00:00Z', zone: 'Asia/Shanghai', shows: '2026-11-14 00:00', why: 'midnight is 00, not 24' },
  { when: '2026-11-13T12:18:00Z', zone: 'Pacific/Auckland', shows: '2026-11-14 01:18', why: 'already tomorrow there' },
  {
    when: '2026-11-01T05:30:00Z',
    zone: 'America/New_York',
    shows: '2026-11-01 01:30',
    why: 'before the clock goes back',
  },
  { when: '2026-11-01T06:30:00Z', zone: 'America/New_York', shows: '2026-11-01 01:30', why: 'and an hour after' },
  { when: '2028-02-29T03:04:00Z', zone: 'UTC', shows: '2028-02-29 03:04', why: 'a leap day, in two digits' },
])('$shows in $zone: $why', ({ when, zone, shows }) => {
  expect(recordTime(at(when), zone)).toBe(shows);
});

test('a zone this browser does not know still gives a time', () => {
  expect(recordTime(at('2026-11-13T12:18:00Z'), 'Mars/Olympus')).toMatch(/^2026-11-1\d \d\d:\d\d$/);
});
