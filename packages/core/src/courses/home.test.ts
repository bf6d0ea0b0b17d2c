import { expect, test } from 'vitest';
import { homeOf } from './home.ts';

test.each([
  { organisationCookie: true, lastLearnedCourse: true, home: 'organisation', why: 'the cookie comes first' },
  { organisationCookie: true, lastLearnedCourse: false, home: 'organisation', why: 'with the organisation cookie' },
  { organisationCookie: false, lastLearnedCourse: true, home: 'personal', why: 'a last-learned course' },
  {
    organisationCookie: false,
    lastLearnedCourse: false,
    home: 'package',
    why: 'a selected package, or nothing at all',
  },
])('/ is the $home home: $why', ({ home, why: _, ...state }) => {
  expect(homeOf(state)).toBe(home);
});
