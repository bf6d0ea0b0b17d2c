import { expect, test } from 'vitest';
import { dueIn } from './due-in.ts';

const word = { state: 'learning', due: '2026-11-17', is_said_known: 0 } as const;

test.each([
  { today: '2026-11-17', is: { is: 'today' }, why: 'on its day' },
  { today: '2026-11-19', is: { is: 'today' }, why: 'overdue' },
  { today: '2026-11-16', is: { is: 'tomorrow' }, why: 'the day before, whatever day the device believes it is' },
  { today: '2026-11-10', is: { is: 'days', days: 7 }, why: 'a week before' },
])('$is: $why', ({ today, is }) => {
  expect(dueIn(word, today)).toEqual(is);
});

test.each([
  { over: { state: 'new' }, is: 'unmet' },
  { over: { state: 'hard' }, is: 'hard' },
  { over: { due: '' }, is: 'never' },
  { over: { due: '', is_said_known: 1 }, is: 'known' },
] as const)('$is', ({ over, is }) => {
  expect(dueIn({ ...word, ...over }, '2026-11-16')).toEqual({ is });
});
