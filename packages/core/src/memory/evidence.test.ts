import { expect, test } from 'vitest';
import { learnFrom, likelyMaps, mapFrom, NO_EVIDENCE } from './evidence.ts';
import { evidenceOf } from './memory.testing.ts';
import { COMMON_MAP, recallOf } from './recall-map.ts';

test('the common map is FSRS: nine of ten after as many days as the word is stable', () => {
  expect(recallOf(COMMON_MAP, 5, 5)).toBeCloseTo(0.9, 6);
  expect(recallOf(COMMON_MAP, 0, 5)).toBe(1);
});

test('twenty reviews are too few to depart from the common map', () => {
  expect(mapFrom(evidenceOf(20, 0.1))).toBe(COMMON_MAP);
  expect(mapFrom(evidenceOf(21, 0.1))).not.toBe(COMMON_MAP);
});

test.each([
  { share: 0.5, low: 0.4, high: 0.65 },
  { share: 0.75, low: 0.65, high: 0.85 },
  { share: 0.95, low: 0.9, high: 0.99 },
])('after 300 reviews of which $share were recalled, the map expects about that', ({ share, low, high }) => {
  const expected = recallOf(mapFrom(evidenceOf(300, share)), 5, 5);
  expect(expected).toBeGreaterThan(low);
  expect(expected).toBeLessThan(high);
});

test('an answer of the same day is no evidence', () => {
  expect(learnFrom(NO_EVIDENCE, { days: 0, stability: 5, recalled: false })).toBe(NO_EVIDENCE);
});

test('the likely maps are shares of one, and tempering trusts the answers less', () => {
  const evidence = evidenceOf(60, 0.6);
  const [plain, tempered] = [likelyMaps(evidence), likelyMaps(evidence, 0.5)];
  for (const maps of [plain, tempered]) expect(maps.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(tempered.length).toBeGreaterThan(plain.length);
});
