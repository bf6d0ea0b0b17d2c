import { expect, test } from 'vitest';
import { BAND_TABLES, type BandTest, bandFromRaw, bandsAround, nextBand } from './band-tables.ts';

/** The table of the decisions, written out once more as ranges, so that a slip in either is seen. */
const RANGES: Record<BandTest, [band: number, from: number, to: number][]> = {
  listening: [
    [9, 39, 40],
    [8.5, 37, 38],
    [8, 35, 36],
    [7.5, 32, 34],
    [7, 30, 31],
    [6.5, 26, 29],
    [6, 23, 25],
    [5.5, 18, 22],
    [5, 16, 17],
    [4.5, 13, 15],
    [4, 10, 12],
    [3.5, 8, 9],
    [3, 6, 7],
    [2.5, 4, 5],
    [2, 2, 3],
    [1, 0, 1],
  ],
  academic_reading: [
    [9, 39, 40],
    [8.5, 37, 38],
    [8, 35, 36],
    [7.5, 33, 34],
    [7, 30, 32],
    [6.5, 27, 29],
    [6, 23, 26],
    [5.5, 19, 22],
    [5, 15, 18],
    [4.5, 13, 14],
    [4, 10, 12],
    [3.5, 8, 9],
    [3, 6, 7],
    [2.5, 4, 5],
    [2, 2, 3],
    [1, 0, 1],
  ],
  general_reading: [
    [9, 40, 40],
    [8.5, 39, 39],
    [8, 37, 38],
    [7.5, 36, 36],
    [7, 34, 35],
    [6.5, 32, 33],
    [6, 30, 31],
    [5.5, 27, 29],
    [5, 23, 26],
    [4.5, 19, 22],
    [4, 15, 18],
    [3.5, 12, 14],
    [3, 9, 11],
    [2.5, 6, 8],
    [2, 3, 5],
    [1, 0, 2],
  ],
};

for (const test_ of Object.keys(RANGES) as BandTest[])
  test(`every raw score of ${test_} has the band of the table`, () => {
    for (let raw = 0; raw <= 40; raw += 1) {
      const row = RANGES[test_].find(([, from, to]) => raw >= from && raw <= to);
      expect(bandFromRaw(raw, test_), `${raw} right`).toBe(row?.[0]);
    }
  });

test.each([
  { raw: 26, test: 'academic_reading', more: 1, band: 6.5, why: 'one more right answer = 6.5' },
  { raw: 30, test: 'academic_reading', more: 3, band: 7.5, why: 'at the foot of a band the next is its width away' },
  { raw: 39, test: 'general_reading', more: 1, band: 9, why: 'General Training asks for all forty' },
  { raw: 0, test: 'listening', more: 2, band: 2, why: 'the table has no 1.5' },
] as const)('$raw in $test: $why', ({ raw, test: of, more, band }) => {
  expect(nextBand(raw, of)).toEqual({ more, band });
});

test('at the top there is nothing more to get', () => {
  expect(nextBand(40, 'listening')).toBeNull();
  expect(nextBand(39, 'academic_reading')).toBeNull();
});

test('a paper may bring its own table', () => {
  const easy = [
    { band: 9, from: 40 },
    { band: 5, from: 20 },
    { band: 1, from: 0 },
  ];
  expect(bandFromRaw(39, 'listening', easy)).toBe(5);
  expect(nextBand(39, 'listening', easy)).toEqual({ more: 1, band: 9 });
});

test('more right answers never give a lower band', () => {
  for (const table of Object.values(BAND_TABLES))
    for (const [at, step] of table.slice(1).entries()) expect(step.from).toBeLessThan(table[at]?.from ?? 0);
});

test.each([
  { raw: 33, bands: [7, 7.5, 8, 8.5], why: 'the band below, its own, the two above' },
  { raw: 40, bands: [8.5, 9], why: 'nothing lies above the top' },
  { raw: 0, bands: [1, 2, 2.5], why: 'nothing lies below the bottom' },
])('around $raw right answers: $why', ({ raw, bands }) => {
  expect(bandsAround(raw, 'academic_reading').map(({ band }) => band)).toEqual(bands);
});

test('each band around a score knows the raw scores that earn it, without a gap', () => {
  expect(bandsAround(33, 'academic_reading')).toEqual([
    { band: 7, from: 30, to: 32 },
    { band: 7.5, from: 33, to: 34 },
    { band: 8, from: 35, to: 36 },
    { band: 8.5, from: 37, to: 38 },
  ]);
  expect(bandsAround(40, 'listening').at(-1)).toEqual({ band: 9, from: 39, to: 40 });
});
