import { expect, test } from 'vitest';
import { byShare, neededShare, questionsMissing, weakestOf } from './weakest.ts';

const row = (name: string, right: number, total: number) => ({ name, right, total });
const rows = [
  row('short-answer', 5, 8),
  row('mcq-multi', 11, 24),
  row('note-completion', 61, 72),
  row('matching', 16, 26),
];

test('best first, and what is not known well enough below', () => {
  expect(byShare(rows).map(({ name }) => name)).toEqual(['note-completion', 'matching', 'mcq-multi', 'short-answer']);
});

test.each([
  { why: 'the one furthest below what is needed', given: rows, needed: 0.8, expected: 'mcq-multi' },
  { why: 'without a target the lowest', given: rows, needed: null, expected: 'mcq-multi' },
  { why: 'nothing where all is good enough', given: rows, needed: 0.4, expected: undefined },
  { why: 'nothing from eight questions', given: rows.slice(0, 1), needed: 0.9, expected: undefined },
  { why: 'nothing where all was right', given: [row('tfng', 20, 20)], needed: null, expected: undefined },
])('$why', ({ given, needed, expected }) => {
  expect(weakestOf(given, needed)?.name).toBe(expected);
});

test.each([
  { target: 7.5, of: 'listening' as const, share: 0.8 },
  { target: 7, of: 'academic_reading' as const, share: 0.75 },
  { target: -1, of: 'listening' as const, share: null },
])('band $target of $of needs $share', ({ target, of, share }) => {
  expect(neededShare(target, of)).toBe(share);
});

test('until ten questions it says how many are missing', () => {
  expect([0, 3, 10, 40].map(questionsMissing)).toEqual([10, 7, 0, 0]);
});
