import { noScores } from '@ninefold/core/bands/past-scores';
import { overallOf } from '@ninefold/core/planner/targets';
import { expect, test } from 'vitest';
import { targetsReaching } from './targets-reaching.ts';

const strong = { listening: 9, reading: 9, writing: -1, speaking: -1 };

test.each([
  { overall: 7, past: noScores(), reaches: 7, why: 'no past score interferes' },
  { overall: 9, past: noScores(), reaches: 9, why: 'the top is reached by rounding' },
  { overall: 4, past: noScores(), reaches: 4.5, why: 'half a band above the lowest target lifts the average' },
  { overall: 7, past: strong, reaches: 7, why: 'two nines lift the average, so the others aim lower' },
  { overall: 7.5, past: strong, reaches: 7.5, why: 'a step up is a step up' },
  { overall: 5, past: strong, reaches: 6.5, why: 'lower is not possible with two nines' },
])('strengths at $overall reaches $reaches: $why', ({ overall, past, reaches }) => {
  expect(overallOf(targetsReaching(overall, 'strengths', past))).toBe(reaches);
});
