import { expect, test } from 'vitest';
import type { Reason } from '../practice/marking/reasons.ts';
import { isAnotherAnswer, lostQuestions, type MarkedAnswer, rightQuestions, slotsShownWith } from './from-marks.ts';

const answer = (n: number, given: string | string[], mark: Reason | null, more: Partial<MarkedAnswer> = {}) => ({
  key: `31.q${n}`,
  interaction: 'gap' as const,
  accept: ['environment'],
  given,
  marks: [mark],
  checked: false,
  wasRight: false,
  ...more,
});

test.each([
  { mark: 'WRONG', kind: 'question', slot: 'question:31.q1', why: 'an answer that is simply wrong' },
  { mark: 'NUMBER', kind: 'question', slot: 'question:31.q1', why: 'another figure' },
  { mark: 'EXTRA_WORD', kind: 'question', slot: 'question:31.q1', why: 'a word too many within the limit' },
  {
    mark: 'SPELLING',
    kind: 'spelling',
    slot: 'spelling:environment',
    why: 'the word is the mistake, not the question',
  },
  { mark: 'PLURAL', kind: 'plural', slot: 'plural:environment', why: 'an s too many' },
  { mark: 'OVER_LIMIT', kind: 'over_limit', slot: 'question:31.q1', why: 'more words than the instruction allows' },
] as const)('$mark: $why', ({ mark, kind, slot }) => {
  const answers = [answer(1, 'enviroment', mark), answer(2, 'environment', null)];
  expect(lostQuestions(answers)).toEqual([{ key: '31.q1', kind, slot, marks: 1 }]);
});

test('of several accepted forms the nearest is the word that was misspelt', () => {
  const misspelt = answer(1, 'colour pensils', 'SPELLING', { accept: ['crayons', 'colour pencils', 'color pencils'] });
  expect(lostQuestions([misspelt])[0]?.slot).toBe('spelling:colour pencils');
});

test('too many boxes ticked is a guess, not a limit of words', () => {
  const ticked = answer(1, ['A', 'B', 'C'], 'OVER_LIMIT', { interaction: 'choices', accept: ['A', 'B'] });
  expect(lostQuestions([{ ...ticked, marks: ['OVER_LIMIT', 'OVER_LIMIT'] }])).toEqual([
    { key: '31.q1', kind: 'question', slot: 'question:31.q1', marks: 2 },
  ]);
});

test('blank after the last answer was not reached; blank before it was left out', () => {
  const answers = [
    answer(1, 'environment', null),
    answer(2, '', 'BLANK'),
    answer(3, 'x', 'WRONG'),
    answer(4, '', 'BLANK'),
  ];
  expect(lostQuestions(answers).map(({ kind }) => kind)).toEqual(['question', 'question', 'not_reached']);
});

test('a sheet that is mostly empty reports only what was answered: looking around is no loss', () => {
  const blanks = Array.from({ length: 9 }, (_, at) => answer(at + 2, '', 'BLANK'));
  expect(lostQuestions([answer(1, 'x', 'WRONG'), ...blanks])).toHaveLength(1);
  expect(lostQuestions(blanks)).toEqual([]);
});

test('an answer that was right and was changed says more than its reason', () => {
  expect(lostQuestions([answer(1, 'enviroment', 'SPELLING', { wasRight: true })])).toEqual([
    { key: '31.q1', kind: 'changed', slot: 'question:31.q1', marks: 1 },
  ]);
});

test.each([
  { of: 'choice', earlier: 'NG', given: 'T', another: true, why: 'another choice' },
  { of: 'choice', earlier: 'N', given: 'NG', another: true, why: 'no is not the beginning of not given' },
  { of: 'choice', earlier: 'NG', given: 'N', another: true, why: 'nor its end' },
  { of: 'match', earlier: 'i', given: 'ii', another: true, why: 'another heading' },
  { of: 'match', earlier: 'vii', given: 'v', another: true, why: 'another heading, cut short only to the eye' },
  { of: 'choice', earlier: 'A', given: 'A', another: false, why: 'the same choice again' },
  { of: 'gap', earlier: 'rope', given: 'ropes', another: false, why: 'typed on after a pause' },
  { of: 'gap', earlier: 'rope', given: 'rop', another: false, why: 'cut short' },
  { of: 'gap', earlier: 'rope', given: 'string', another: true, why: 'another word' },
  { of: 'gap', earlier: 'rope', given: '', another: true, why: 'taken back and left blank' },
  { of: 'choices', earlier: ['A', 'C'], given: ['A', 'B'], another: true, why: 'another pair of boxes' },
  { of: 'choices', earlier: ['A'], given: ['A', 'B'], another: true, why: 'a box more' },
] as const)('changed from $earlier to $given: $why', ({ of, earlier, given, another }) => {
  const plain = (value: string | readonly string[]) => (typeof value === 'string' ? value : [...value]);
  expect(isAnotherAnswer(of, plain(earlier), plain(given))).toBe(another);
});

test('a key that is shown gives away its question, and of a gap the words that fill it', () => {
  expect(slotsShownWith(answer(1, '', 'BLANK', { accept: ['Sledge', 'sled'] }))).toEqual([
    'question:31.q1',
    'spelling:sledge',
    'plural:sledge',
    'spelling:sled',
    'plural:sled',
  ]);
  expect(slotsShownWith(answer(2, '', 'BLANK', { interaction: 'choice', accept: ['NG'] }))).toEqual(['question:31.q2']);
});

test('right mends the question and the word, unless its key was on the screen', () => {
  expect(rightQuestions([answer(1, 'Environment', null)])).toEqual([
    { key: '31.q1', slots: ['question:31.q1', 'spelling:environment', 'plural:environment'] },
  ]);
  expect(rightQuestions([answer(1, 'environment', null, { checked: true }), answer(2, 'x', 'WRONG')])).toEqual([]);
});
