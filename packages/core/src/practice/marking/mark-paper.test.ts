import { expect, test } from 'vitest';
import { answerForms } from '../answer-forms.ts';
import { type Given, type KeyedQuestion, markPaper } from './mark-paper.ts';

const gap = (n: number, answer: string): KeyedQuestion => ({
  key: `q${n}`,
  n: [n],
  type: 'note-completion',
  interaction: 'gap',
  accept: answerForms(answer),
  reject: [],
  limit: { words: 1, number: false },
});

type Case = { given: Record<string, string>; worth: string[]; why: string };

test.each<Case>([
  { given: { q1: 'tea', q2: 'milk', q3: 'jam' }, worth: ['right', 'right', 'right'], why: 'in the order of the key' },
  { given: { q1: 'milk', q2: 'tea', q3: 'jam' }, worth: ['right', 'right', 'right'], why: 'in the other order' },
  {
    given: { q1: 'tea', q2: 'tea', q3: 'jam' },
    worth: ['right', 'WRONG', 'right'],
    why: 'the same answer counts once',
  },
  {
    given: { q1: 'milk', q2: 'jam', q3: 'jam' },
    worth: ['right', 'WRONG', 'right'],
    why: 'a gap outside the set stays',
  },
  { given: { q1: 'jam', q2: 'tea', q3: 'milk' }, worth: ['WRONG', 'right', 'WRONG'], why: 'no answer leaves the set' },
  {
    given: { q2: 'tea', q3: 'jam' },
    worth: ['BLANK', 'right', 'right'],
    why: 'one blank, the other in its neighbour’s gap',
  },
  {
    given: { q1: 'milk', q2: 'teas', q3: 'jam' },
    worth: ['right', 'PLURAL', 'right'],
    why: 'a near miss of the key left over',
  },
  {
    given: { q1: 'hot tea', q2: 'tea', q3: 'jam' },
    worth: ['OVER_LIMIT', 'right', 'right'],
    why: 'the limit holds in sets',
  },
])('gaps in either order: $why', ({ given, worth }) => {
  const marked = markPaper([gap(1, 'tea'), gap(2, 'milk'), gap(3, 'jam')], [['q1', 'q2']], (key) => given[key]);
  expect(marked.map(({ marks }) => marks[0] ?? 'right')).toEqual(worth);
});

test('a set finds room for as many answers as it can', () => {
  // "cream" fits only the first key, "milk" fits both: milk must leave the first one to cream.
  const questions = [gap(1, 'milk|cream'), gap(2, 'milk')];
  const given: Record<string, Given> = { q1: 'milk', q2: 'cream' };
  const marked = markPaper(questions, [['q1', 'q2']], (key) => given[key]);
  expect(marked.flatMap(({ marks }) => marks)).toEqual([null, null]);
});

test('a question worth two marks has two marks, the others one', () => {
  const two: KeyedQuestion = {
    key: 'q4',
    n: [4, 5],
    type: 'mcq-multi',
    interaction: 'choices',
    accept: ['A', 'D'],
    reject: [],
  };
  const one: KeyedQuestion = { key: 'q6', n: [6], type: 'tfng', interaction: 'choice', accept: ['T'], reject: [] };
  expect(markPaper([two, one], [], (key) => ({ q4: ['A', 'B'], q6: 'YES' })[key])).toEqual([
    { key: 'q4', marks: [null, 'WRONG'] },
    { key: 'q6', marks: ['WRONG'] },
  ]);
});

test('a list where one option was asked for is never right', () => {
  const one: KeyedQuestion = { key: 'q1', n: [1], type: 'tfng', interaction: 'choice', accept: ['T'], reject: [] };
  expect(markPaper([one], [], () => ['T', 'F'])).toEqual([{ key: 'q1', marks: ['OVER_LIMIT'] }]);
  expect(markPaper([one], [], () => ['T'])).toEqual([{ key: 'q1', marks: [null] }]);
  expect(markPaper([one], [], () => undefined)).toEqual([{ key: 'q1', marks: ['BLANK'] }]);
});
