import { describe, expect, test } from 'vitest';
import type { Estimate } from '../model/estimate.ts';
import { bandsOf, NO_LIMITS, officialOverall } from './criteria.ts';

const guess = (overall: number, cc: number, lr: number, gra: number, tr: number | null = null): Estimate => ({
  overall,
  tr,
  cc,
  lr,
  gra,
  reach: { below: 1, above: 1 },
  method: tr === null ? 'rules' : 'trained',
});
const none = { offTopic: 0, tooShort: 0 };

describe('the overall band', () => {
  test.each([
    [[6, 6, 6, 6.5], 6, 'an eighth goes down'],
    [[6, 6, 6.5, 6.5], 6.5, 'a quarter goes up to the half'],
    [[6.5, 6.5, 7, 7], 7, 'three quarters go up to the whole'],
    [[4, 6, 6, 6], 5.5, 'half stays'],
  ])('%j make %d: %s', (bands, overall) => {
    expect(officialOverall(bands)).toBe(overall);
  });

  test('always follows from the four that are shown', () => {
    for (let overall = 3; overall < 9; overall += 0.13) {
      for (const tilt of [-1.2, -0.4, 0, 0.3, 0.9]) {
        for (const tr of [null, overall - tilt]) {
          const { overall: whole, criteria } = bandsOf(
            guess(overall, overall + tilt, overall - tilt / 2, overall + tilt / 3, tr),
            none,
            9,
            0,
          );
          const four = [criteria.tr.band, criteria.cc.band, criteria.lr.band, criteria.gra.band];
          expect(whole.band, `${overall} tilted ${tilt}, ${tr}`).toBe(officialOverall(four));
          expect(Math.abs(whole.band - overall)).toBeLessThanOrEqual(0.5);
        }
      }
    }
  });
});

describe('bands of the four criteria', () => {
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

  test('a limit holds for its criterion alone, and the whole follows', () => {
    const limits = { ...NO_LIMITS, most: { ...NO_LIMITS.most, cc: 6 } };
    const { overall, criteria } = bandsOf(guess(8, 8, 8, 8, 8), none, 9, 0, limits);
    expect(criteria.cc.band).toBe(6);
    expect(criteria.lr.band).toBe(8);
    expect(overall.band).toBe(7.5);
  });
});
