import { expect, test } from 'vitest';
import { isRealMock, mockOverall, mockWriting, type TaskResult } from './scores.ts';

const scored = (band: number): TaskResult => ({ state: 'scored', band });
const task = (state: TaskResult['state']): TaskResult => ({ state, band: -1 });

test.each([
  { why: 'task 2 counts twice', one: scored(5.5), two: scored(6.5), is: { state: 'told', band: 6 } },
  { why: 'a third is rounded to the nearest half', one: scored(5), two: scored(6), is: { state: 'told', band: 5.5 } },
  { why: 'two thirds too', one: scored(7), two: scored(6), is: { state: 'told', band: 6.5 } },
  { why: 'a task left empty is 0', one: task('empty'), two: scored(6), is: { state: 'told', band: 4 } },
  { why: 'both left empty is no writing', one: task('empty'), two: task('empty'), is: { state: 'none', band: -1 } },
  { why: 'one is still read', one: scored(6), two: task('waiting'), is: { state: 'waiting', band: -1 } },
  { why: 'one got no band', one: task('failed'), two: scored(6), is: { state: 'failed', band: -1 } },
  {
    why: 'while one is read nobody says that it failed',
    one: task('failed'),
    two: task('waiting'),
    is: { state: 'waiting', band: -1 },
  },
  {
    why: 'nobody asked for a report',
    one: task('unscored'),
    two: task('unscored'),
    is: { state: 'unscored', band: -1 },
  },
] as const)('writing: $why', ({ one, two, is }) => {
  expect(mockWriting(one, two)).toEqual(is);
});

test.each([
  { why: '6.25 goes up', of: [6.5, 6.5, 5, 7], band: 6.5, missing: [] },
  { why: '6.75 goes up to the whole band', of: [7, 7, 6.5, 6.5], band: 7, missing: [] },
  { why: '6.125 goes down', of: [6, 6, 6, 6.5], band: 6, missing: [] },
  { why: 'three parts: their mean, by the same rounding', of: [7, 6.5, 6, -1], band: 6.5, missing: ['speaking'] },
  { why: 'a third of a band is rounded too', of: [6, 6, 5.5, -1], band: 6, missing: ['speaking'] },
  { why: 'two parts, while writing is read', of: [7, 6.5, -1, -1], band: 7, missing: ['writing', 'speaking'] },
  {
    why: 'nothing was sat',
    of: [-1, -1, -1, -1],
    band: -1,
    missing: ['listening', 'reading', 'writing', 'speaking'],
  },
])('overall: $why', ({ of, band, missing }) => {
  const [listening = -1, reading = -1, writing = -1, speaking = -1] = of;
  expect(mockOverall({ listening, reading, writing, speaking })).toEqual({
    band,
    missing,
    whole: missing.length === 0,
  });
});

const sat = { answered: 36, right: 20, total: 40, seconds: 1500 };
test.each([
  { why: 'both papers worked through and an essay', papers: [sat, sat], words: [0, 250], is: true },
  { why: 'a paper that was half skipped', papers: [sat, { ...sat, answered: 20 }], words: [150, 250], is: false },
  { why: 'forty presses in a minute', papers: [sat, { ...sat, seconds: 60 }], words: [150, 250], is: false },
  { why: 'not one right answer', papers: [{ ...sat, right: 0 }, sat], words: [150, 250], is: false },
  { why: 'two sentences are no essay', papers: [sat, sat], words: [40, 60], is: false },
  { why: 'a mock without writing', papers: [sat, sat], words: [], is: true },
])('a mock that earns coins: $why is $is', ({ papers, words, is }) => {
  expect(isRealMock({ papers, words })).toBe(is);
});
