import { expect, test } from 'vitest';
import { sectionResult } from './section-result.ts';

const word = (text: string, score: number, said = true) => ({ word: text, score, said });
const read = (order: number, total_score: number, words = [word('fine', 95)], assessed: 0 | 1 = 1) => ({
  ...{ order, total_score, words, assessed, tries: [total_score] },
});

test('a section is the mean of its last readings; one without a score is neither counted nor weak', () => {
  const result = sectionResult([read(1, 90), read(2, 70), read(3, 0, [], 0), read(4, 50)], 12);
  expect(result).toMatchObject({ read: 3, all: 12, average: 70, levels: { good: 1, fair: 1, poor: 1 } });
  expect(result.weakest).toEqual([
    { order: 4, total: 50 },
    { order: 2, total: 70 },
  ]);
});

test('words that went badly are told once, the worst first; one that was left out is the worst of all', () => {
  const { words } = sectionResult(
    [
      read(1, 80, [word('the', 85), word('Harbour', 55)]),
      read(2, 70, [word('harbour', 40), word('quarry', 70, false)]),
    ],
    2,
  );
  expect(words).toEqual([
    { word: 'quarry', order: 2 },
    { word: 'harbour', order: 2 },
  ]);
});

test('nothing read is no zero', () => {
  expect(sectionResult([], 9)).toMatchObject({ read: 0, average: null, weakest: [], words: [] });
});
