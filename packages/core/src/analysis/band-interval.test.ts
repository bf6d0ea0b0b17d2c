import { expect, test } from 'vitest';
import { bandInterval } from './band-interval.ts';

test.each([
  { why: 'a test of forty', of: ['listening', { band: 6.5, right: 28, total: 40 }], low: 6, high: 7 },
  { why: 'an essay', of: ['writing', { band: 6, right: 0, total: 0 }], low: 5, high: 7 },
  { why: 'talk', of: ['speaking', { band: 6, right: 11, total: 12 }], low: 5, high: 7 },
  { why: 'never above nine', of: ['writing', { band: 9, right: 0, total: 0 }], low: 8, high: 9 },
  { why: 'a general paper keeps its own band', of: ['reading', { band: 5, right: 23, total: 40 }], low: 5, high: 6.5 },
] as const)('$why', ({ of: [skill, result], low, high }) => {
  expect(bandInterval(skill, result)).toEqual({ low, high });
});
