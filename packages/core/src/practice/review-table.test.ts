import { expect, test } from 'vitest';
import {
  type AnswerState,
  countStates,
  type MarkedQuestion,
  markState,
  questionState,
  typeTable,
  weakestOf,
} from './review-table.ts';

type Mark = MarkedQuestion['marks'][number];
const right = (n: number): Mark => ({ n, right: 1, reason: '' });
const wrong = (n: number): Mark => ({ n, right: 0, reason: 'WRONG' });
const blank = (n: number): Mark => ({ n, right: 0, reason: 'BLANK' });
const question = (marks: Mark[], more: Partial<MarkedQuestion> = {}): MarkedQuestion => ({
  paper_id: 1,
  group: 0,
  type: 'tfng',
  checked: 0,
  marks,
  ...more,
});

test.each<{ mark: Mark; checked: 0 | 1; is: AnswerState; why: string }>([
  { mark: right(1), checked: 0, is: 'right', why: 'found alone' },
  { mark: wrong(1), checked: 0, is: 'wrong', why: 'another answer' },
  { mark: { n: 1, right: 0, reason: 'SPELLING' }, checked: 0, is: 'wrong', why: 'a slip is still a lost mark' },
  { mark: blank(1), checked: 0, is: 'blank', why: 'nothing was answered' },
  { mark: right(1), checked: 1, is: 'checked', why: 'its key was shown before' },
])('a mark is $is: $why', ({ mark, checked, is }) => {
  expect(markState(mark, checked)).toBe(is);
});

test.each<{ marks: Mark[]; checked?: 0 | 1; is: AnswerState; why: string }>([
  { marks: [right(1)], is: 'right', why: 'its one mark' },
  { marks: [right(1), right(2)], is: 'right', why: 'both of its marks' },
  { marks: [right(1), wrong(2)], is: 'wrong', why: 'one of two is lost' },
  { marks: [right(1), blank(2)], is: 'wrong', why: 'one of two was not even tried' },
  { marks: [blank(1), blank(2)], is: 'blank', why: 'nothing was answered' },
  { marks: [right(1)], checked: 1, is: 'checked', why: 'its key was shown before' },
])('a question is $is: $why', ({ marks, checked = 0, is }) => {
  expect(questionState({ marks, checked })).toBe(is);
});

test('every mark is counted once, and blanks are not called wrong', () => {
  const questions = [question([right(1), wrong(2)]), question([blank(3)]), question([right(4)], { checked: 1 })];
  expect(countStates(questions)).toEqual({ right: 1, wrong: 1, blank: 1, checked: 1 });
});

test('two groups of one type are one row, with both of their numbers and times', () => {
  const rows = typeTable(
    [
      question([right(1)], { type: 'note-completion' }),
      question([wrong(2)], { group: 1 }),
      question([blank(3)], { type: 'note-completion', group: 2 }),
    ],
    [
      { paper_id: 1, group: 0, type: 'note-completion', from: 1, to: 1, seconds: 40 },
      { paper_id: 1, group: 1, type: 'tfng', from: 2, to: 2, seconds: 10 },
      { paper_id: 1, group: 2, type: 'note-completion', from: 3, to: 3, seconds: 25 },
    ],
  );
  expect(rows).toEqual([
    {
      type: 'note-completion',
      ranges: [
        { from: 1, to: 1 },
        { from: 3, to: 3 },
      ],
      states: ['right', 'blank'],
      right: 1,
      total: 2,
      seconds: 65,
    },
    { type: 'tfng', ranges: [{ from: 2, to: 2 }], states: ['wrong'], right: 0, total: 1, seconds: 10 },
  ]);
});

const row = (name: string, right: number, total: number, seconds = 60) => ({ name, right, total, seconds });

test.each([
  { rows: [row('a', 6, 7), row('b', 3, 7)], is: 'b', why: 'the smallest share' },
  { rows: [row('a', 0, 1), row('b', 4, 7)], is: 'b', why: 'one question says nothing about a type' },
  { rows: [row('a', 0, 1), row('b', 7, 7)], is: 'a', why: 'it is the only one that lost anything' },
  { rows: [row('a', 2, 4), row('b', 3, 6)], is: 'b', why: 'the same share, but three were lost' },
  { rows: [row('a', 2, 4, 60), row('b', 2, 4, 90)], is: 'b', why: 'the same marks, but it took longer' },
  { rows: [row('a', 4, 4), row('b', 7, 7)], is: undefined, why: 'all right' },
])('the weakest is $is: $why', ({ rows, is }) => {
  expect(weakestOf(rows)?.name).toBe(is);
});
