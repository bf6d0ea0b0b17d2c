import { expect, test } from 'vitest';
import { dayLook } from './day-look.ts';

test.each([
  { status: 2, place: 1, today: 6, look: 'signed', why: 'a day that was signed' },
  { status: 2, place: 6, today: 6, look: 'signed', why: 'today, after the button' },
  { status: 1, place: 6, today: 6, look: 'today', why: 'today, still open' },
  { status: 3, place: 6, today: 6, look: 'today', why: 'today is never grey, whatever the server calls it' },
  { status: 1, place: 2, today: 6, look: 'missed', why: 'a 1 in the past means missed' },
  { status: 3, place: 2, today: 6, look: 'missed', why: 'a 3 in the past means missed' },
  { status: 3, place: 7, today: 6, look: 'later', why: 'Sunday is still to come' },
  { status: 1, place: 7, today: 6, look: 'later', why: 'tomorrow cannot be signed today' },
])('$look: $why', ({ status, place, today, look }) => {
  expect(dayLook(status, place, today)).toBe(look);
});
