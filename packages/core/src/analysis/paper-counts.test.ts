import { expect, test } from 'vitest';
import { addLosses, addTallies, type CountedQuestion, countPapers } from './paper-counts.ts';

const question = (key: string, group: number, ...marks: CountedQuestion['marks']): CountedQuestion => ({
  key,
  type: group === 0 ? 'tfng' : 'note-completion',
  group,
  marks,
  checked: false,
});

test('marks are counted by type; a question whose key was shown counts nowhere', () => {
  const questions = [
    question('q1', 0, null),
    question('q2', 0, 'WRONG'),
    { ...question('q3', 0, null), checked: true },
    question('q4', 1, null, 'SPELLING'),
  ];
  const lost = [
    { key: 'q2', kind: 'changed' as const, marks: 1 },
    { key: 'q3', kind: 'question' as const, marks: 1 },
    { key: 'q4', kind: 'spelling' as const, marks: 1 },
  ];
  const [counts] = countPapers([{ questions, seconds: {} }], lost);
  expect(counts).toEqual({
    right: 2,
    total: 4,
    types: { tfng: [1, 2], 'note-completion': [1, 2] },
    minutes: {},
    losses: { changed: 1, spelling: 1 },
  });
});

test('the minute of a question: groups follow each other, and a second paper goes on where the first ended', () => {
  const paper = (name: string) => [question(`${name}1`, 0, null), question(`${name}2`, 1, 'BLANK')];
  const counts = countPapers(
    [
      { questions: paper('a'), seconds: { 0: 8 * 60, 1: 10 * 60 } },
      { questions: paper('b'), seconds: { 0: 20 * 60 } },
    ],
    [],
  );
  expect(counts.map(({ minutes }) => minutes)).toEqual([
    // The second group runs from minute 8 to 18, so its question lies at 13.
    { 0: [1, 1], 10: [0, 1] },
    // From minute 18 to 38; its second group was not timed, and nothing is claimed about it.
    { 20: [1, 1] },
  ]);
});

test('papers add up, and reasons come in one order', () => {
  expect(addTallies([{ tfng: [1, 2] }, { tfng: [3, 3], other: [0, 1] }])).toEqual({ tfng: [4, 5], other: [0, 1] });
  expect(addLosses([{ plural: 1, question: 2 }, { plural: 3 }])).toEqual([
    { reason: 'question', marks: 2 },
    { reason: 'plural', marks: 4 },
  ]);
});
