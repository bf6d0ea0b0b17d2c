import { noScores } from '@ninefold/core/bands/past-scores';
import { expect, test } from 'vitest';
import { knownScores } from './known-scores.ts';

const reading = (band: number, state = 'marked') => ({ skill: 'reading', state, band });

test.each([
  { past: -1, mock: -1, attempts: [], is: -1, why: 'nothing is known' },
  { past: 6, mock: -1, attempts: [reading(7)], is: 6, why: 'a real test counts before an estimate' },
  { past: 6, mock: 6.5, attempts: [], is: 6.5, why: 'the mock is newer than the real test' },
  { past: -1, mock: -1, attempts: [reading(7), reading(5)], is: 7, why: 'the last full set; the newest comes first' },
  { past: -1, mock: -1, attempts: [reading(-1), reading(5)], is: 5, why: 'a single passage gives no band' },
  { past: -1, mock: -1, attempts: [reading(7, 'open')], is: -1, why: 'what is not handed in gives no band' },
])('reading is $is: $why', ({ past, mock, attempts, is }) => {
  const scores = knownScores({ ...noScores(), reading: past }, { ...noScores(), reading: mock }, attempts);
  expect(scores.reading).toBe(is);
  expect(scores.speaking).toBe(-1);
});
