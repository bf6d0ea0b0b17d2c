import { expect, test } from 'vitest';
import { mayBeHeard, mockSpeaking, speakingUntil } from './speaking.ts';

const ENDED = Date.parse('2026-11-17T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const sat = (state: 'open' | 'handed_in' | 'scoring' | 'scored' | 'failed', score = -1, answered = 9) => ({
  ...{ state, score, answered },
});

test.each([
  { why: 'the pack has no interview', has: false, days: 0, paid: true, sitting: null, is: 'none' },
  { why: 'at once', has: true, days: 0, paid: true, sitting: null, is: 'todo' },
  { why: 'on the seventh day', has: true, days: 6.99, paid: true, sitting: null, is: 'todo' },
  { why: 'the week is over to the second', has: true, days: 7, paid: true, sitting: null, is: 'missed' },
  { why: 'begun in time it may end later', has: true, days: 7.01, paid: true, sitting: sat('open'), is: 'running' },
  { why: 'paid for', has: true, days: 1, paid: true, sitting: sat('handed_in'), is: 'sent' },
  { why: 'without a report', has: true, days: 1, paid: false, sitting: sat('handed_in'), is: 'unscored' },
  { why: 'nothing was said', has: true, days: 1, paid: true, sitting: sat('handed_in', -1, 0), is: 'empty' },
  { why: 'the engine listens', has: true, days: 1, paid: true, sitting: sat('scoring'), is: 'waiting' },
  { why: 'under a minute of talk has no band', has: true, days: 1, paid: true, sitting: sat('scored'), is: 'failed' },
  { why: 'the engine broke down', has: true, days: 1, paid: true, sitting: sat('failed'), is: 'failed' },
  { why: 'the band is there', has: true, days: 30, paid: true, sitting: sat('scored', 6.5), is: 'told' },
])('$is: $why', ({ has, days, paid, sitting, is }) => {
  const told = mockSpeaking({ hasInterview: has, endedAt: ENDED, now: ENDED + days * DAY, isPaid: paid, sitting });
  expect(told.state).toBe(is);
  expect(told.band).toBe(is === 'told' ? 6.5 : -1);
});

test('the week counts from the end of writing', () => {
  expect(speakingUntil(ENDED)).toBe(Date.parse('2026-11-24T12:00:00Z'));
});

test.each([
  { why: 'handed in by the learner', doneAt: 1000, endsAt: 5000, now: 1000, is: true },
  { why: 'by the clock: pieces may be on their way', doneAt: 6000, endsAt: 5000, now: 7000, is: false },
  { why: 'ten minutes later nobody waits', doneAt: 6000, endsAt: 5000, now: 606_000, is: true },
])('heard $is: $why', ({ doneAt, endsAt, now, is }) => {
  expect(mayBeHeard({ doneAt, endsAt }, now)).toBe(is);
});
