import { describe, expect, test } from 'vitest';
import type { Estimate } from '../model/estimate.ts';
import { bandsOf } from './criteria.ts';

const traits = { cohesion: 3, syntax: 3, vocabulary: 3, phraseology: 3, grammar: 3, conventions: 3 };
const guess = (overall: number, cc: number, lr: number, gra: number, tr: number | null = null): Estimate => ({
  overall,
  tr,
  cc,
  lr,
  gra,
  traits,
  reach: { below: 1, above: 1 },
  method: tr === null ? 'rules' : 'trained',
});
const none = { offTopic: 0, tooShort: 0 };

describe('bands of the four criteria', () => {
  test('always average to the overall band', () => {
    for (let overall = 3; overall < 9; overall += 0.13) {
      for (const tilt of [-1.2, -0.4, 0, 0.3, 0.9]) {
        for (const tr of [null, overall - tilt]) {
          const { overall: whole, criteria } = bandsOf(
            guess(overall, overall + tilt, overall - tilt / 2, overall + tilt / 3, tr),
            none,
            9,
            0,
          );
          const average = (criteria.tr.band + criteria.cc.band + criteria.lr.band + criteria.gra.band) / 4;
          expect(Math.abs(average - whole.band), `${overall} tilted ${tilt}, ${tr}`).toBeLessThanOrEqual(0.25);
        }
      }
    }
  });

  test('are half bands inside their ranges', () => {
    const { overall, criteria } = bandsOf(guess(6.37, 6.9, 5.8, 6.1), none, 9, 0);
    for (const { band, low, high } of [overall, ...Object.values(criteria)]) {
      expect(band * 2).toBe(Math.round(band * 2));
      expect(low).toBeLessThanOrEqual(band);
      expect(high).toBeGreaterThanOrEqual(band);
    }
  });

  test('an essay on another question loses in task response, and the rest stays', () => {
    const on = bandsOf(guess(6.5, 6.5, 6.5, 6.5), none, 9, 0);
    const off = bandsOf(guess(6.5, 6.5, 6.5, 6.5), { offTopic: 2, tooShort: 0 }, 9, 0);
    expect(on.criteria.tr.band - off.criteria.tr.band).toBe(2);
    expect(off.criteria.lr).toEqual(on.criteria.lr);
    expect(off.overall.band).toBeLessThan(on.overall.band);
  });

  test('a cap holds for every band', () => {
    const { overall, criteria } = bandsOf(guess(7.5, 8, 7, 8), none, 4, 0);
    for (const { band } of [overall, ...Object.values(criteria)]) expect(band).toBeLessThanOrEqual(4);
  });
});
