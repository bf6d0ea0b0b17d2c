import { expect, test } from 'vitest';
import { hasAnyScore, noScores, offersMockScores, overallScore, pastFromMock, pastScoresOf } from './past-scores.ts';

const mock = { listening: 6.5, reading: 9.5, writing: -1, speaking: 5 };

test('“yes copies the scores, each clamped to 0-9”, and a partial mock leaves the others at -1', () => {
  expect(pastFromMock(mock)).toEqual({ listening: 6.5, reading: 9, writing: -1, speaking: 5 });
  expect(pastFromMock(noScores())).toEqual(noScores());
});

test('“answering first time resets all past scores to -1”', () => {
  const past = { listening: 6, reading: 6, writing: 6, speaking: 6 };
  expect(pastScoresOf(2, past)).toEqual(noScores());
  expect(pastScoresOf(1, past)).toEqual(past);
});

test.each([
  { history: 1, scores: mock, asks: true, why: 'took IELTS and has mock scores' },
  { history: 1, scores: noScores(), asks: false, why: 'there is no mock to copy' },
  { history: 2, scores: mock, asks: false, why: 'a first timer has no past' },
  { history: 0, scores: mock, asks: false, why: 'nothing was answered yet' },
] as const)('the mock-score prompt appears: $asks ($why)', ({ history, scores, asks }) => {
  expect(offersMockScores(history, scores)).toBe(asks);
});

test('the overall of entered skills leaves out what is missing', () => {
  expect(overallScore({ listening: 6, reading: 7, writing: -1, speaking: -1 })).toBe(6.5);
  expect(overallScore(noScores())).toBeNull();
  expect([hasAnyScore(noScores()), hasAnyScore(mock)]).toEqual([false, true]);
});
