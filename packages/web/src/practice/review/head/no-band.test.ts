import { expect, test } from 'vitest';
import { noBandReason } from './no-band.ts';

const band = { band: 6.5, more: 2, next: 7, test: 'listening' } as const;

test.each([
  { band, whole: 1, mode: 'exam', answered: 40, says: null, why: 'a full set that was sat' },
  { band: null, whole: 0, mode: 'exam', answered: 13, says: 'noBand', why: 'one passage is no test' },
  { band: null, whole: 0, mode: 'practice', answered: 13, says: 'noBand', why: 'a full set would not be given either' },
  { band: null, whole: 1, mode: 'practice', answered: 40, says: 'noBandPractice', why: 'nobody held the time' },
  { band: null, whole: 1, mode: 'exam', answered: 19, says: 'noBandFew', why: 'less than half was answered' },
  { band: null, whole: 1, mode: 'exam', answered: 40, says: 'noBandOther', why: 'the server knows why' },
] as const)('$says: $why', ({ says, whole, mode, ...facts }) => {
  expect(noBandReason({ ...facts, total: 40, attempt: { whole, mode } })).toBe(says);
});
