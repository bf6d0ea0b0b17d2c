import { expect, test } from 'vitest';
import {
  goneThrough,
  isLessonDone,
  isTaskAnswered,
  type PartKind,
  partAfter,
  placeFault,
  withDone,
  withStays,
  withTimeAt,
} from './lesson-progress.ts';

const of = (...kinds: PartKind[]) => kinds.map((is) => ({ is, seconds: 0 }));

test.each([
  { parts: of('teach', 'teach'), done: [0], is: false, why: 'one slide was never opened' },
  { parts: of('teach', 'teach'), done: [0, 1], is: true, why: 'every slide was gone through' },
  { parts: of('teach', 'exercises'), done: [0], is: false, why: 'listening is not doing' },
  { parts: of('teach', 'show', 'exercises'), done: [2], is: true, why: 'steps may be skipped, work may not' },
  { parts: of('door', 'exercises'), done: [0], is: false, why: 'one of two exercises' },
  { parts: of('teach', 'task'), done: [1], is: true, why: 'a task is work' },
  { parts: of('video'), done: [0], is: true, why: 'a film alone, to its end' },
  { parts: [], done: [], is: false, why: 'nothing was done where there is nothing' },
])('done: $is, because $why', ({ parts, done, is }) => {
  expect(isLessonDone(parts, done)).toBe(is);
});

test.each([
  { parts: of('teach', 'show', 'exercises'), done: [], at: 0, next: 1, why: 'in their order' },
  { parts: of('teach', 'show', 'exercises'), done: [2], at: 2, next: null, why: 'the work is done, so is the lesson' },
  { parts: of('exercises', 'teach', 'door'), done: [2], at: 2, next: 0, why: 'what was skipped comes last' },
  { parts: of('teach', 'exercises'), done: [], at: 1, next: null, why: 'it is this one that is left' },
  { parts: of('teach', 'teach', 'teach'), done: [0, 2], at: 2, next: 1, why: 'a slide that was left out' },
])('after part $at comes $next: $why', ({ parts, done, at, next }) => {
  expect(partAfter(parts, done, at)).toBe(next);
});

const spoken = [
  { is: 'teach', seconds: 100 },
  { is: 'exercises', seconds: 0 },
] as const;
test.each([
  { place: { part: 0, second: 100 }, fault: null, why: 'the very end' },
  { place: { part: 0, second: 100.4 }, fault: null, why: 'a file is a moment longer than was measured' },
  { place: { part: 0, second: 102 }, fault: 'second', why: 'beyond the end of the narration' },
  { place: { part: 1, second: 5 }, fault: 'second', why: 'nothing is heard there' },
  { place: { part: 2, second: 0 }, fault: 'part', why: 'there is no third part' },
])('$place: $fault, $why', ({ place, fault }) => {
  expect(placeFault(spoken, place)).toBe(fault);
});

test('work is never done by passing through it', () => {
  const parts = of('teach', 'exercises', 'door', 'task', 'video').map((one) => ({ ...one, seconds: 0 }));
  expect(goneThrough(parts, [0, 1, 2, 3, 4, 9], {})).toEqual([0, 4]);
});

test.each([
  { seconds: 0, spent: 0, is: true, why: 'read at one’s own pace' },
  { seconds: 90, spent: 0, is: false, why: 'pressed on at once' },
  { seconds: 90, spent: 53, is: false, why: 'faster than the player plays' },
  { seconds: 90, spent: 54, is: true, why: 'heard at one and a half times, without the last words' },
  { seconds: 90, spent: 300, is: true, why: 'heard twice' },
])('a narration of $seconds s in $spent s is gone through: $is, $why', ({ seconds, spent, is }) => {
  expect(goneThrough([{ is: 'teach', seconds }], [0], { 0: spent })).toEqual(is ? [0] : []);
});

const told = [
  { is: 'teach', seconds: 100 },
  { is: 'teach', seconds: 40 },
  { is: 'exercises', seconds: 0 },
] as const;
const at = (part: number, seconds: number) => ({ part, seconds });
test.each([
  { stays: [at(0, 5)], elapsed: 5, spent: { 0: 12 }, why: 'it plays' },
  { stays: [at(0, 80)], elapsed: 2, spent: { 0: 9 }, why: 'the clock decides, not the page' },
  { stays: [at(0, 90)], elapsed: 95, spent: { 0: 97 }, why: 'the words were read instead, for a minute and a half' },
  {
    stays: [at(0, 70), at(1, 30)],
    elapsed: 105,
    spent: { 0: 77, 1: 30 },
    why: 'both parts were heard without a network',
  },
  { stays: [at(0, 90), at(1, 40)], elapsed: 100, spent: { 0: 97, 1: 10 }, why: 'together no longer than it was' },
  { stays: [at(0, 86_400), at(1, 86_400)], elapsed: 86_400, spent: { 0: 100, 1: 40 }, why: 'nobody collects hours' },
  { stays: [at(0, 30)], elapsed: -30, spent: { 0: 7 }, why: 'a clock that was set back takes nothing away' },
  { stays: [at(2, 30), at(9, 30)], elapsed: 60, spent: { 0: 7 }, why: 'nothing is told at work, or where no part is' },
  { stays: [], elapsed: 60, spent: { 0: 7 }, why: 'nobody was there' },
])('$stays in $elapsed s: $why', ({ stays, elapsed, spent }) => {
  expect(withTimeAt(told, { 0: 7 }, stays, elapsed)).toEqual(spent);
});

test('stays at one part add up until they are told', () => {
  expect(withStays([at(1, 4), at(0, 2)], [at(0, 3), at(2, 1)])).toEqual([at(1, 4), at(0, 5), at(2, 1)]);
});

test('what is done stays done, once and in order', () => {
  expect(withDone([2, 0], [1, 2])).toEqual([0, 1, 2]);
});

test.each([
  { answer: '', is: false, why: 'nothing' },
  { answer: 'a                                ', is: false, why: 'one letter and spaces' },
  { answer: 'I timed one passage: 24 minutes.', is: true, why: 'a sentence' },
  { answer: '我用了二十四分钟做完一篇，第三组题最慢，下次先做。', is: true, why: 'a sentence in Chinese' },
])('a task is answered: $is, $why', ({ answer, is }) => {
  expect(isTaskAnswered(answer)).toBe(is);
});
