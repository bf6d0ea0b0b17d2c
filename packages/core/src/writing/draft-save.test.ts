import { expect, test } from 'vitest';
import { judgeDraft, plainText, secondsSpent } from './draft-save.ts';

const draft = { revision: 7, writer: 'tab-a', since: 4 };
const sent = { tab: 'tab-a', revision: 7, known: false, force: false };

test.each([
  { change: {}, verdict: 'write', why: 'the tab that writes, on the newest text' },
  { change: { revision: 5 }, verdict: 'write', why: 'our last answers to the same tab got lost' },
  { change: { revision: 3 }, verdict: 'stale', why: 'from before this tab took over' },
  { change: { tab: 'tab-b' }, verdict: 'write', why: 'another tab that has seen the newest text' },
  { change: { tab: 'tab-b', revision: 6 }, verdict: 'stale', why: 'another tab that has not' },
  { change: { tab: '', revision: 6 }, verdict: 'stale', why: 'nobody in particular' },
  { change: { tab: 'tab-b', revision: 2, force: true }, verdict: 'write', why: 'the learner chose this text' },
  { change: { tab: '', revision: null }, verdict: 'write', why: 'the plain call knows no revisions' },
  { change: { tab: 'tab-b', revision: 2, known: true }, verdict: 'known', why: 'the same change once more' },
] as const)('$verdict: $why', ({ change, verdict }) => {
  expect(judgeDraft(draft, { ...sent, ...change })).toBe(verdict);
});

test.each([
  { before: 10, add: 5, since: 60, is: 15, why: 'as the page says' },
  { before: 10, add: 500, since: 60, is: 60, why: 'no more than has passed' },
  { before: 90, add: 5, since: 60, is: 90, why: 'and never less than before' },
])('$before and $add seconds within $since are $is: $why', ({ before, add, since, is }) => {
  expect(secondsSpent(before, add, since)).toBe(is);
});

test('line ends become one kind, everything else stays', () => {
  expect(plainText('a\r\nb\rc\n\n<b>d</b> \u00a0')).toBe('a\nb\nc\n\n<b>d</b> \u00a0');
});
