import { expect, test } from 'vitest';
import {
  goneThrough,
  isLessonDone,
  isTaskAnswered,
  type PartKind,
  partAfter,
  placeFault,
  withDone,
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
  expect(goneThrough(of('teach', 'exercises', 'door', 'task', 'video'), [0, 1, 2, 3, 4, 9])).toEqual([0, 4]);
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
