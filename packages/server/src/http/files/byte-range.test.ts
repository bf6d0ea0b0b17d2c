import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

const RANGES = [
  { header: undefined, is: 'whole', why: 'none asked' },
  { header: 'bytes=0-99', is: { start: 0, end: 99 }, why: '' },
  { header: 'bytes=500-', is: { start: 500, end: 999 }, why: 'from there to the end' },
  { header: 'bytes=-100', is: { start: 900, end: 999 }, why: 'the last hundred' },
  { header: 'bytes=-5000', is: { start: 0, end: 999 }, why: 'more than there is: all of it' },
  { header: 'bytes=990-5000', is: { start: 990, end: 999 }, why: 'cut at the end' },
  { header: 'bytes=1000-', is: 'outside', why: 'begins behind the end' },
  { header: 'bytes=-0', is: 'outside', why: 'the last nothing' },
  { header: 'bytes=9-5', is: 'whole', why: 'not a range at all, so it does not count' },
  { header: 'bytes=0-1,5-6', is: 'whole', why: 'several may be answered with the whole' },
  { header: 'lines=1-2', is: 'whole', why: 'another unit' },
  { header: 'bytes=-', is: 'whole', why: 'nothing said' },
  { header: 'bytes=0x0-1', is: 'whole', why: 'nonsense' },
];
test.each(RANGES)('$header of 1000 bytes: $why', ({ header, is }) => {
  expect(readRange(header, 1000)).toEqual(is);
});

test('an empty file has no range', () => {
  expect(readRange('bytes=0-', 0)).toBe('outside');
  expect(readRange('bytes=-1', 0)).toBe('outside');
});
