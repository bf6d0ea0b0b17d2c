import { expect, test } from 'vitest';
import { schoolToEnter } from './school-to-enter.ts';

for (const { current, schools, enters, why } of [
  { current: null, schools: [], enters: null, why: 'belongs to no school' },
  { current: null, schools: [7], enters: 7, why: 'the only one' },
  { current: null, schools: [7, 9], enters: 'choose', why: 'two schools, and nobody guesses' },
  { current: 9, schools: [7, 9], enters: 9, why: 'the one they were in last' },
  { current: 9, schools: [7], enters: 7, why: 'no longer a member where they were last' },
  { current: 9, schools: [], enters: null, why: 'taken off the only list' },
])
  test(`${why}: ${enters}`, () => expect(schoolToEnter(current, schools)).toBe(enters));
