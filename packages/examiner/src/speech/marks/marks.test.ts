import { expect, test } from 'vitest';
import type { ReadingMeasures } from '../measure/measure-reading.ts';
import { marksOf, paceLoss } from './marks.ts';
import { phoneScore } from './phone-score.ts';
import { readSpeechWeights } from './weights.ts';

const phone = (word: number, fit: number) => ({
  word,
  phone: 3,
  from: 0,
  to: 8,
  fit,
  rank: fit < -5 ? 8 : 1,
  nearest: 4,
  lead: 1,
});
const reading = (changes: Partial<ReadingMeasures> = {}): ReadingMeasures => ({
  phones: [phone(0, -2), phone(0, -2), phone(1, -2)],
  said: new Set([0, 1]),
  fit: -2,
  rank: 1,
  saidShare: 1,
  silence: 0.02,
  seconds: 0.3,
  gain: 10,
  ...changes,
});
const weights = readSpeechWeights();

test('a good reading is marked high in everything', () => {
  const marks = marksOf(reading(), weights);
  expect(Math.min(marks.total, marks.accuracy, marks.fluency, marks.completion)).toBeGreaterThan(75);
});

for (const { name, worse, than } of [
  { name: 'sounds that do not fit', worse: { fit: -5, rank: 5 }, than: 'accuracy' },
  { name: 'pauses', worse: { silence: 0.4, seconds: 0.6 }, than: 'fluency' },
  { name: 'a word left out', worse: { saidShare: 0.6, said: new Set([0]) }, than: 'completion' },
  {
    name: 'a text that fits no better than its sounds in disorder',
    worse: { gain: 1, saidShare: 0.4 },
    than: 'total',
  },
] as const)
  test(`${name} lower ${than}`, () => {
    expect(marksOf(reading(worse), weights)[than]).toBeLessThan(marksOf(reading(), weights)[than] - 10);
    expect(marksOf(reading(worse), weights).total).toBeLessThan(marksOf(reading(), weights).total);
  });

test('a word that was not said cannot be well said', () => {
  expect(marksOf(reading({ said: new Set([0]) }), weights).words[1]).toBeLessThanOrEqual(20);
});

for (const { seconds, model, loss, why } of [
  { seconds: 3, model: 3, loss: 0, why: 'as fast as the model' },
  { seconds: 4.5, model: 3, loss: 0, why: 'a learner may take half as long again' },
  { seconds: 6, model: 3, loss: 0.8, why: 'twice as long' },
  { seconds: 30, model: 3, loss: 2, why: 'never more than two' },
  { seconds: 1, model: 3, loss: 2, why: 'rattled off' },
  { seconds: 3, model: undefined, loss: 0, why: 'no model to compare with' },
])
  test(`pace: ${why}`, () => {
    expect(paceLoss(seconds, model)).toBeCloseTo(loss, 5);
  });

test.each([
  [-1, 100],
  [-5.3, 50],
  [-12, 0],
])('a sound that fits %d is worth %d', (fit, score) => {
  expect(phoneScore(fit)).toBe(score);
});
