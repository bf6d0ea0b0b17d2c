import { expect, test } from 'vitest';
import { answersToAdd, neverFewer } from './added-answers.ts';

const gap = { interaction: 'gap' as const, accept: ['grey clay'], n: [38] };
const two = { interaction: 'choices' as const, accept: ['A', 'C'], n: [5, 6] };

test.each([
  { question: gap, given: ' gray clay ', add: ['gray clay'], why: 'as it was written, without the spaces around it' },
  { question: gap, given: 'Grey Clay', add: [], why: 'is in the key' },
  { question: gap, given: '  ', add: [], why: 'a blank is never right' },
  { question: gap, given: undefined, add: [], why: 'nor is nothing' },
  { question: gap, given: ['a', 'b'], add: [], why: 'two answers where one is asked for' },
  { question: two, given: ['A', 'D'], add: ['D'], why: 'only the letter that the key lacks' },
  { question: two, given: ['B', 'D', 'E'], add: [], why: 'more than is asked for' },
])('$given adds $add: $why', ({ question, given, add }) => {
  expect(answersToAdd(question, given)).toEqual(add);
});

test('a mark that was given stays, even when the key that gave it is gone', () => {
  expect(neverFewer([null, 'WRONG'], ['WRONG', null])).toEqual([null, null]);
  expect(neverFewer(['SPELLING'], ['SPELLING'])).toEqual(['SPELLING']);
  expect(neverFewer(['WRONG', 'BLANK'], [null])).toEqual([null, 'BLANK']);
});
