import { expect, test } from 'vitest';
import type { MistakeKind } from './kinds.ts';
import { type Candidate, chooseToday, type Gaps, marksPerMinute, minutesOf } from './today.ts';

const NOW = new Date('2026-11-14T12:00:00Z');
const NO_GAPS: Gaps = { listening: null, reading: null, writing: null, speaking: null };

let next = 1;
const due = (kind: MistakeKind, more: Partial<Candidate> = {}): Candidate => ({
  id: next++,
  kind,
  skill: 'reading',
  marks: 1,
  seen: 1,
  touched: new Date('2026-11-10T12:00:00Z'),
  ...more,
});
const many = (count: number, kind: MistakeKind, more: Partial<Candidate> = {}) =>
  Array.from({ length: count }, () => due(kind, more));

test.each([
  { first: due('spelling'), second: due('question'), why: 'a typed card takes a third of the time for the same mark' },
  { first: due('question', { marks: 2 }), second: due('question'), why: 'a question worth two marks' },
  { first: due('question', { seen: 3 }), second: due('question'), why: 'lost three times, it will be lost again' },
  {
    first: due('question'),
    second: due('word', { skill: 'words' }),
    why: 'a lost mark weighs more than a looked-up word',
  },
  {
    first: due('question', { skill: 'listening' }),
    second: due('question'),
    gaps: { ...NO_GAPS, listening: 1, reading: 0 },
    why: 'the skill that is furthest from its target',
  },
  {
    first: due('question', { skill: 'listening' }),
    second: due('question'),
    gaps: { ...NO_GAPS, reading: 0 },
    why: 'a target not measured yet before one that is reached',
  },
])('comes first: $why', ({ first, second, gaps = NO_GAPS }) => {
  expect(marksPerMinute(first, gaps)).toBeGreaterThan(marksPerMinute(second, gaps));
  expect(chooseToday([second, first], gaps, NOW)).toEqual([first, second]);
});

test('ten and no more', () => {
  expect(chooseToday(many(40, 'question'), NO_GAPS, NOW)).toHaveLength(10);
});

test('never more than three of one kind in a row while there is another', () => {
  const kinds = chooseToday([...many(20, 'spelling'), ...many(20, 'question')], NO_GAPS, NOW).map(({ kind }) => kind);
  expect(kinds.join(' ')).toBe(
    'spelling spelling spelling question spelling spelling spelling question spelling spelling',
  );
});

test('where only one kind is due, its ten are better than three', () => {
  expect(chooseToday(many(12, 'question'), NO_GAPS, NOW)).toHaveLength(10);
});

test('nothing that was in the learner’s hands within the last hour', () => {
  const touched = (minutes: number) => due('question', { touched: new Date(NOW.getTime() - minutes * 60_000) });
  const [fresh, rested] = [touched(59), touched(60)];
  expect(chooseToday([fresh, rested], NO_GAPS, NOW)).toEqual([rested]);
});

test('of equal worth the longest due comes first, as given', () => {
  const [older, newer] = many(2, 'question');
  expect(chooseToday([older, newer] as Candidate[], NO_GAPS, NOW).map(({ id }) => id)).toEqual([older?.id, newer?.id]);
});

test('what no card can practise is not among the ten', () => {
  expect(chooseToday([due('task', { skill: 'writing' })], NO_GAPS, NOW)).toEqual([]);
});

test('ten cards take about ten minutes', () => {
  expect(minutesOf(['question', 'question', 'question', 'spelling', 'question', 'question', 'word'])).toBe(9);
});
