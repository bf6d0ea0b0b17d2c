import { expect, test } from 'vitest';
import { lateAnswers } from './late-answers.ts';

const sheet = { '1.q1': 'car', '1.q2': ['A', 'B'] };

test.each([
  { why: 'a new answer is late', key: '1.q3', value: 'bus', late: true },
  { why: 'another answer to a question is late', key: '1.q1', value: 'van', late: true },
  { why: 'what the sheet has already came in time', key: '1.q1', value: 'car', late: false },
  { why: 'also for several options', key: '1.q2', value: ['A', 'B'], late: false },
  { why: 'nothing is not an answer', key: '1.q3', value: '  ', late: false },
  { why: 'no option is not an answer', key: '1.q3', value: [], late: false },
])('$why', ({ key, value, late }) => {
  expect(lateAnswers(sheet, [{ key, value }])).toEqual(late ? { [key]: value } : {});
});

test('of two late answers to one question the last is kept', () => {
  const changes = [
    { key: '1.q3', value: 'bus' },
    { key: '1.q3', value: 'tram' },
  ];
  expect(lateAnswers(sheet, changes)).toEqual({ '1.q3': 'tram' });
});
