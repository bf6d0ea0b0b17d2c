import { expect, test } from 'vitest';
import { averageBand } from './band.ts';
import { whatIf } from './what-if.ts';

const scores = (listening: number, reading: number, writing: number, speaking: number) => ({
  listening,
  reading,
  writing,
  speaking,
});

test('one half-band of any skill gets from 6.625 to 7.0, the lowest score first', () => {
  expect(whatIf(scores(7, 7, 6, 6.5), 7)).toEqual({
    outcome: 'missing',
    overall: 6.5,
    halfBands: 1,
    rises: [
      { skill: 'writing', from: 6, to: 6.5, halfBands: 1 },
      { skill: 'speaking', from: 6.5, to: 7, halfBands: 1 },
      { skill: 'listening', from: 7, to: 7.5, halfBands: 1 },
      { skill: 'reading', from: 7, to: 7.5, halfBands: 1 },
    ],
  });
});

test('when one half-band is not enough, it says how many; a skill that would pass nine is no way', () => {
  const answer = whatIf(scores(9, 6, 6, 6), 7.5);
  expect(answer).toMatchObject({ outcome: 'missing', overall: 7, halfBands: 4 });
  if (answer.outcome === 'missing') expect(answer.rises.map((rise) => rise.to)).toEqual([8, 8, 8]);
});

test('a reached goal needs nothing, a missing score says unknown', () => {
  expect(whatIf(scores(7, 7, 7, 7), 7)).toEqual({ outcome: 'reached', overall: 7 });
  expect(whatIf(scores(7, 7, 7, -1), 7)).toEqual({ outcome: 'unknown' });
});

test('every answer is true and none is dearer than needed, for all scores between 4 and 9', () => {
  const bands = [4, 5, 5.5, 6, 6.5, 7, 8, 9];
  for (const l of bands)
    for (const r of bands)
      for (const w of bands)
        for (const s of bands) {
          const from = scores(l, r, w, s);
          const answer = whatIf(from, 7);
          if (answer.outcome !== 'missing') continue;
          for (const { skill, to, halfBands } of answer.rises) {
            expect(averageBand(Object.values({ ...from, [skill]: to }))).toBeGreaterThanOrEqual(7);
            expect(averageBand(Object.values({ ...from, [skill]: to - 0.5 }))).toBeLessThan(7);
            expect(halfBands).toBe(answer.halfBands);
          }
        }
});
