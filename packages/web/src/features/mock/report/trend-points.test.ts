import { expect, test } from 'vitest';
import { trendPoints } from './trend-points.ts';

const bands = (listening_score: number, reading_score: number, writing_score = -1, speaking_score = -1, score = 6) => ({
  ...{ listening_score, reading_score, writing_score, speaking_score, score },
});
const mock = (record_id: number, scores: ReturnType<typeof bands>) => ({ record_id, taken_at: record_id, ...scores });

const trend = [
  mock(1, bands(6, 6, 6, 6, 6)),
  mock(2, bands(7, 7, -1, -1, 7)),
  mock(0, bands(6, 6, 6, 7, 6.5)),
  mock(3, bands(6.5, 7, 6, 6, 6.5)),
];

test.each([
  { of: 'overall', why: 'two skills alone are another mean, told scores are no mock', is: [6, 6.5] },
  { of: 'reading', why: 'a skill is compared wherever it was sat', is: [6, 7, 7] },
  { of: 'speaking', why: 'without a band there is no point', is: [6, 6] },
] as const)('$of: $why', ({ of, is }) => {
  const points = trendPoints({ trend, scores: bands(6.5, 7, 6, 6, 6.5) }, of);
  expect(points.map(({ score }) => score)).toEqual(is);
});
