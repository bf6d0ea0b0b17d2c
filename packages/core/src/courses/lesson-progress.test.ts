import { expect, test } from 'vitest';
import {
  goneThrough,
  isLessonDone,
  isTaskAnswered,
  type PartKind,
  partAfter,
  placeFault,
  withDone,
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

test.each([
  { from: 0, to: 5, elapsed: 5, there: 5, why: 'it plays' },
  { from: 0, to: 80, elapsed: 2, there: 2, why: 'pulled to the end: the clock decides, not the place' },
  { from: 0, to: 0, elapsed: 40, there: 40, why: 'the words were read instead' },
  { from: 0, to: 0, elapsed: 86_400, there: 60, why: 'a tab that stood open over night' },
  { from: 10, to: 190, elapsed: 180, there: 180, why: 'it played on while the network was away' },
  { from: 0, to: 0, elapsed: -30, there: 0, why: 'a clock that was set back takes nothing away' },
])('from $from to $to in $elapsed s is $there s there: $why', ({ from, to, elapsed, there }) => {
  const spent = withTimeAt({ 1: 7 }, { part: 1, second: from }, { part: 1, second: to }, elapsed);
  expect(spent).toEqual({ 1: 7 + there });
});

test('time goes to the part that was left, not to the one that was opened', () => {
  expect(withTimeAt({}, { part: 0, second: 12 }, { part: 1, second: 0 }, 20)).toEqual({ 0: 20 });
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
