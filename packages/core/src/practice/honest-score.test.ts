import { expect, test } from 'vitest';
import { mayTellBand, tallyOf } from './honest-score.ts';

const sat = { mode: 'exam', whole: true, answered: 40, total: 40, seconds: 2400 } as const;

test.each([
  { attempt: sat, told: true, why: 'a complete test, sat' },
  { attempt: { ...sat, answered: 20 }, told: true, why: 'half of it answered' },
  { attempt: { ...sat, answered: 19 }, told: false, why: 'less than half' },
  { attempt: { ...sat, answered: 0 }, told: false, why: 'a blank paper' },
  { attempt: { ...sat, answered: 0, total: 0 }, told: false, why: 'a paper without questions' },
  { attempt: { ...sat, mode: 'practice' as const }, told: false, why: 'practice has no clock and tells the answers' },
  { attempt: { ...sat, whole: false }, told: false, why: 'a single part shows n / total' },
  { attempt: { ...sat, seconds: 3 }, told: false, why: 'handed in after three seconds' },
  { attempt: { ...sat, seconds: 60 }, told: true, why: 'a minute may be enough for whoever knows the paper' },
])('$told: $why', ({ attempt, told }) => expect(mayTellBand(attempt)).toBe(told));

test.each([
  { question: { reasons: [null], checked: false }, column: 'right', why: 'found alone' },
  { question: { reasons: ['SPELLING'], checked: false }, column: 'wrong', why: 'answered, and wrong' },
  { question: { reasons: ['BLANK'], checked: false }, column: 'blank', why: 'a blank is no wrong answer' },
  { question: { reasons: [null], checked: true }, column: 'checked', why: 'right after its key was shown' },
  { question: { reasons: ['WRONG'], checked: true }, column: 'checked', why: 'wrong although its key was shown' },
] as const)('$column: $why', ({ question, column }) => {
  const none = { right: 0, checked: 0, wrong: 0, blank: 0 };
  expect(tallyOf([question])).toEqual({ ...none, [column]: 1, total: 1 });
});

test('“choose two” with one right letter and one wrong is one found and one wrong', () => {
  const tally = tallyOf([{ reasons: [null, 'WRONG'], checked: false }]);
  expect(tally).toEqual({ right: 1, checked: 0, wrong: 1, blank: 0, total: 2 });
});
