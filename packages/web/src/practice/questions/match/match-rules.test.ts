import { expect, test } from 'vitest';
import { isLettersOnly, placed, placeFor } from './match-rules.ts';

const seats = [
  { key: 'q1', n: 1 },
  { key: 'q2', n: 2 },
  { key: 'q3', n: 3 },
];
const answers: Record<string, string> = { q1: 'A' };
const answerOf = (key: string) => answers[key];

test.each([
  { reuse: false, value: 'A', to: [{ key: 'q1', value: '' }], why: 'each heading once: it leaves its first place' },
  { reuse: true, value: 'A', to: [], why: 'may be used again: the first place keeps it' },
  { reuse: false, value: 'B', to: [], why: 'nobody had it' },
  { reuse: false, value: '', to: [], why: 'clearing one place clears no other' },
])('$why', ({ reuse, value, to }) => {
  expect(placed({ reuse }, seats, answerOf, { key: 'q2', value })).toEqual([...to, { key: 'q2', value }]);
});

test.each([
  { current: 3, to: 'q3', why: 'the question at hand' },
  { current: 9, to: 'q2', why: 'the learner is elsewhere: the first empty place' },
])('a pressed option goes to $why', ({ current, to }) => {
  expect(placeFor(seats, current, answerOf)?.key).toBe(to);
});

test('places on a plan are letters only, headings are not', () => {
  expect(isLettersOnly([{ key: 'A', text: 'A' }])).toBe(true);
  expect(isLettersOnly([{ key: 'i', text: 'The price of stone' }])).toBe(false);
});
