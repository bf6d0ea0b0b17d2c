import { expect, test } from 'vitest';
import { programOf, readPlace } from './program.ts';

const pause = (seconds: number, questions: [number, number], at?: number) => ({
  before: 't1',
  seconds,
  questions,
  ...(at !== undefined && { at }),
});

test('parts follow each other: read, listen, and at the end check', () => {
  const steps = programOf(
    [
      { offset: 0, reading_time: [pause(35, [1, 7], 0), pause(20, [8, 10], 61.5)] },
      { offset: 10, reading_time: [pause(30, [1, 10], 0)] },
    ],
    120,
  );
  expect(steps).toEqual([
    { kind: 'read', part: 0, seconds: 35, from: 1, to: 7 },
    { kind: 'play', part: 0, from: 0, to: 61.5 },
    { kind: 'read', part: 0, seconds: 20, from: 8, to: 10 },
    { kind: 'play', part: 0, from: 61.5, to: null },
    { kind: 'read', part: 1, seconds: 30, from: 11, to: 20 },
    { kind: 'play', part: 1, from: 0, to: null },
    { kind: 'check', seconds: 120 },
  ]);
});

test('a pause whose place is unknown is silence inside the recording', () => {
  expect(programOf([{ offset: 0, reading_time: [pause(35, [1, 7]), pause(20, [8, 10])] }], 0)).toEqual([
    { kind: 'read', part: 0, seconds: 35, from: 1, to: 7 },
    { kind: 'play', part: 0, from: 0, to: null },
  ]);
});

test.each([
  { stored: undefined, place: { step: 0, at: 0 }, why: 'the first visit' },
  { stored: { step: 1, at: 40.2 }, place: { step: 1, at: 40.2 }, why: 'a reload in the middle of the recording' },
  { stored: { step: 99, at: 1 }, place: { step: 0, at: 0 }, why: 'a place that does not exist' },
  { stored: { step: 1, at: 'x' }, place: { step: 1, at: 0 }, why: 'half a place' },
])('$why', ({ stored, place }) => {
  const steps = programOf([{ offset: 0, reading_time: [pause(35, [1, 10], 0)] }], 0);
  expect(readPlace(stored, steps)).toEqual(place);
});
