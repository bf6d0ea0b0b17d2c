import { expect, test } from 'vitest';
import { averageOf, bestOf, levelOfScore, mergeByOrder, printedWords } from './scores.ts';

test.each([
  { score: 100, level: 'good' },
  { score: 80, level: 'good' },
  { score: 79, level: 'fair' },
  { score: 60, level: 'fair' },
  { score: 59, level: 'poor' },
  { score: 0, level: 'poor' },
])('$score is $level', ({ score, level }) => {
  expect(levelOfScore(score)).toBe(level);
});

test('what could not be assessed stays out of the average, though zeros are stored', () => {
  const read = (total_score: number, assessed: 0 | 1 = 1) => ({ assessed, total_score, tries: [] });
  expect(averageOf([read(90), read(71), read(0, 0)])).toBe(81);
  expect(averageOf([read(0, 0)])).toBeNull();
});

test('the best reading is the best of those that were assessed', () => {
  expect(bestOf({ tries: [64, 82, 71] })).toBe(82);
  expect(bestOf({ tries: [] })).toBeNull();
});

test('a new score takes the place of the old one of its sentence', () => {
  const list = [
    { order: 1, score: 50 },
    { order: 3, score: 60 },
  ];
  expect(mergeByOrder(list, { order: 3, score: 80 })).toEqual([
    { order: 1, score: 50 },
    { order: 3, score: 80 },
  ]);
  expect(mergeByOrder(list, { order: 2, score: 70 }).map(({ order }) => order)).toEqual([1, 2, 3]);
});

test('words keep their printed signs where the engine read the same words', () => {
  const texts = (sentence: string, words: string[]) =>
    printedWords(
      sentence,
      words.map((word) => ({ word })),
    ).map(({ text }) => text);
  expect(texts('It flooded – twice.', ['it', 'flooded', 'twice'])).toEqual(['It', 'flooded', 'twice.']);
  expect(texts('Room 15.', ['room', 'one', 'five'])).toEqual(['room', 'one', 'five']);
});
