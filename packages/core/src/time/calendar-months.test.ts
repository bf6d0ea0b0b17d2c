import { expect, test } from 'vitest';
import { addMonths } from './calendar-months.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const iso = (instant: number) => new Date(instant * 1000).toISOString().replace('.000', '');

test.each([
  { from: '2026-11-15T04:00:00Z', months: 1, zone: 'Asia/Shanghai', to: '2026-12-15T04:00:00Z', why: 'a plain month' },
  { from: '2026-11-15T04:00:00Z', months: 3, zone: 'Asia/Shanghai', to: '2027-02-15T04:00:00Z', why: 'over New Year' },
  { from: '2027-01-31T04:00:00Z', months: 1, zone: 'Asia/Shanghai', to: '2027-02-28T04:00:00Z', why: 'no 31 February' },
  { from: '2028-01-31T04:00:00Z', months: 1, zone: 'Asia/Shanghai', to: '2028-02-29T04:00:00Z', why: 'in a leap year' },
  {
    from: '2028-02-29T04:00:00Z',
    months: 12,
    zone: 'Asia/Shanghai',
    to: '2029-02-28T04:00:00Z',
    why: 'no 29 February',
  },
  {
    from: '2028-02-29T04:00:00Z',
    months: 1,
    zone: 'Asia/Shanghai',
    to: '2028-03-29T04:00:00Z',
    why: 'a 29th is a 29th',
  },
  { from: '2027-08-31T04:00:00Z', months: 3, zone: 'Asia/Shanghai', to: '2027-11-30T04:00:00Z', why: 'no 31 November' },
  {
    from: '2027-01-30T17:00:00Z',
    months: 1,
    zone: 'Asia/Shanghai',
    to: '2027-02-27T17:00:00Z',
    why: 'in Shanghai it is already the 31st',
  },
  {
    from: '2027-01-30T17:00:00Z',
    months: 1,
    zone: 'UTC',
    to: '2027-02-28T17:00:00Z',
    why: 'the same moment is still the 30th in UTC',
  },
  {
    from: '2027-02-20T17:00:00Z',
    months: 1,
    zone: 'America/New_York',
    to: '2027-03-20T16:00:00Z',
    why: 'noon stays noon when summer time begins in between',
  },
  {
    from: '2027-10-20T16:00:00Z',
    months: 1,
    zone: 'America/New_York',
    to: '2027-11-20T17:00:00Z',
    why: 'and when it ends',
  },
  {
    from: '2027-02-14T07:30:00Z',
    months: 1,
    zone: 'America/New_York',
    to: '2027-03-14T07:30:00Z',
    why: 'half past two does not exist that night: half past three',
  },
  {
    from: '2027-10-07T05:30:00Z',
    months: 1,
    zone: 'America/New_York',
    to: '2027-11-07T05:30:00Z',
    why: 'half past one comes twice that night: the first',
  },
  {
    from: '2027-08-26T14:30:00Z',
    months: 1,
    zone: 'Pacific/Auckland',
    to: '2027-09-26T13:30:00Z',
    why: 'summer time begins in September in the south',
  },
])('$from and $months months in $zone: $to ($why)', ({ from, months, zone, to }) => {
  expect(iso(addMonths(seconds(from), months, zone))).toBe(to);
});
