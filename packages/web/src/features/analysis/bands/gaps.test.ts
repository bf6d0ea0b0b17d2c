import { expect, test } from 'vitest';
import type { SkillBands } from '../analysis.queries.ts';
import { furthestOf, gapOf } from './gaps.ts';

const point = (band: number, repeat: 0 | 1 = 0) => ({
  ...{ id: 1, type: 1, day: '2026-11-01', band, low: band, high: band, repeat },
});
const of = (skill: SkillBands['skill'], target: number, ...points: SkillBands['points']): SkillBands => ({
  ...{ skill, target, points, outlook: { outcome: 'no_exam' } },
});

test.each([
  { why: 'half a band is missing', given: of('reading', 7, point(6.5)), gap: 0.5 },
  { why: 'a repeat does not close it', given: of('reading', 7, point(6), point(8, 1)), gap: 1 },
  { why: 'above the target nothing is missing', given: of('reading', 7, point(8)), gap: 0 },
  { why: 'without an estimate nobody knows', given: of('reading', 7), gap: null },
  { why: 'without a target neither', given: of('reading', -1, point(6)), gap: null },
])('$why', ({ given, gap }) => {
  expect(gapOf(given)).toBe(gap);
});

test('the page opens where most is missing', () => {
  expect(furthestOf([of('listening', 7, point(7)), of('reading', 7, point(5.5)), of('writing', 7)])).toBe('reading');
  expect(furthestOf([of('listening', 7), of('reading', 7)])).toBe('listening');
});
