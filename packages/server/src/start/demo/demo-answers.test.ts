import { expect, test } from 'vitest';
import { demoAnswers } from './demo-answers.ts';

const typed = (key: string, word: string) => ({ key, interaction: 'gap' as const, accept: [word, `the ${word}`] });
const choice = (key: string, option: string) => ({ key, interaction: 'choice' as const, accept: [option] });
const marks = [typed('q1', 'rope'), typed('q2', 'tar'), choice('q3', 'A'), choice('q4', 'B'), typed('q5', 'lamps')];
const rightOf = (answers: [string, string | string[]][]) =>
  answers.filter(([key, value]) => marks.find((mark) => mark.key === key)?.accept.includes(String(value))).length;

test.each([
  { rightOfTen: 10, right: 5, why: 'everything' },
  { rightOfTen: 8, right: 4, why: 'four of five' },
  { rightOfTen: 0, right: 0, why: 'nothing' },
])('$rightOfTen of ten is $right of five: $why', ({ rightOfTen, right }) => {
  expect(rightOf(demoAnswers(marks, rightOfTen))).toBe(right);
});

test('a wrong answer is that of a neighbour, or the word itself with a slip of the pen', () => {
  const wrong = Object.fromEntries(demoAnswers(marks, 0));
  expect(wrong).toEqual({ q1: 'tar', q2: 'lamps', q3: 'B', q4: 'A', q5: 'lmaps' });
  const words = [typed('q1', 'spikes'), typed('q2', 'cooperation'), typed('q3', 'spikes')];
  expect(Object.fromEntries(demoAnswers(words, 0))).toEqual({ q1: 'cooperation', q2: 'coopreation', q3: 'spike' });
});

test('what was not reached is not answered', () => {
  expect(demoAnswers(marks, 10, 2).map(([key]) => key)).toEqual(['q1', 'q2', 'q3']);
});

test('where no neighbour says anything else, the question stays empty', () => {
  expect(demoAnswers([choice('q1', 'A')], 0)).toEqual([['q1', '']]);
});
