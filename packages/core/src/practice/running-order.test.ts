import { describe, expect, test } from 'vitest';
import {
  type Halt,
  placeIn,
  type RunningSection,
  runningOrder,
  runningSeconds,
  sectionSeconds,
} from './running-order.ts';

const read = (seconds: number, questions: [number, number], place?: number): Halt => ({
  kind: 'read',
  seconds,
  questions,
  place,
});
const say = (seconds: number, place: number, names?: number): Halt => ({
  kind: 'say',
  seconds,
  place,
  names,
  url: `${seconds}.mp3`,
  text: 'Listen.',
  zh: '请听。',
});
const section = (audioSeconds: number | null, halts: Halt[] = [], more: Partial<RunningSection> = {}) => ({
  offset: 0,
  audioSeconds,
  halts,
  ...more,
});

test('parts follow each other: read, listen, half a minute, and at the end check', () => {
  const steps = runningOrder(
    [
      section(120, [read(35, [1, 7], 0), read(20, [8, 10], 61.5)]),
      section(100, [read(30, [1, 10], 0)], { offset: 10 }),
    ],
    120,
  );
  expect(steps).toEqual([
    { kind: 'read', part: 0, at: 0, seconds: 35, from: 1, to: 7 },
    { kind: 'play', part: 0, at: 35, seconds: 61.5, start: 0 },
    { kind: 'read', part: 0, at: 96.5, seconds: 20, from: 8, to: 10 },
    { kind: 'play', part: 0, at: 116.5, seconds: 58.5, start: 61.5 },
    { kind: 'rest', part: 0, at: 175, seconds: 30 },
    { kind: 'read', part: 1, at: 205, seconds: 30, from: 11, to: 20 },
    { kind: 'play', part: 1, at: 235, seconds: 100, start: 0 },
    { kind: 'rest', part: 1, at: 335, seconds: 30 },
    { kind: 'check', at: 365, seconds: 120 },
  ]);
  expect(runningSeconds(steps)).toBe(485);
});

test('what a set takes is what its sections take and the check: the list adds, the clock runs, both say the same', () => {
  const sections = [302.496, 311.472, 324.888, 328.8].map((seconds) => section(seconds, [read(30, [1, 10], 0)]));
  const added = sections.reduce((sum, one) => sum + sectionSeconds(one), 120);
  expect(runningSeconds(runningOrder(sections, 120))).toBe(added);
});

test('a line that names its part is said where the section is that part; elsewhere its time is for reading and checking', () => {
  const second = section(100, [say(2, 0, 2), say(5, 0), read(30, [1, 10], 0), say(3, 100, 2)]);
  const told = (sections: RunningSection[]) =>
    runningOrder(sections, 0)
      .filter((step) => 'part' in step && step.part === sections.length - 1)
      .map(({ kind, seconds }) => `${kind} ${seconds}`);
  expect(told([section(50), second])).toEqual(['say 2', 'say 5', 'read 30', 'play 100', 'say 3', 'rest 30']);
  expect(told([second])).toEqual(['say 5', 'read 32', 'play 100', 'rest 33']);
  // Lists add up what each section takes, wherever a test puts it.
  expect(runningSeconds(runningOrder([section(50), second], 0))).toBe(sectionSeconds(section(50)) + 170);
  expect(sectionSeconds(second)).toBe(170);
});

test('the words of an announcement come with it, for those who cannot hear', () => {
  expect(runningOrder([section(10, [say(4, 0)])], 0)[0]).toEqual({
    ...{ kind: 'say', part: 0, at: 0, seconds: 4, url: '4.mp3', text: 'Listen.', zh: '请听。' },
  });
});

test.each([
  {
    why: 'a pause whose place is unknown is silence inside the recording, except for the first',
    given: section(100, [read(35, [1, 7]), read(20, [8, 10])]),
    kinds: ['read 35', 'play 100', 'rest 30'],
  },
  {
    why: 'announcements with a sound of their own interrupt the recording and take their time',
    given: section(100, [say(12, 0), read(30, [1, 5], 0), say(3, 100)]),
    kinds: ['say 12', 'read 30', 'play 100', 'say 3', 'rest 30'],
  },
  {
    why: 'a pause after the end of the recording does not play more than there is',
    given: section(100, [read(30, [1, 5], 400)]),
    kinds: ['play 100', 'read 30', 'rest 30'],
  },
  {
    why: 'the author gives another time to look back',
    given: section(60, [], { restSeconds: 45 }),
    kinds: ['play 60', 'rest 45'],
  },
  {
    why: 'a section without a recording is worth a quarter of half an hour',
    given: section(null),
    kinds: ['play 450', 'rest 30'],
  },
])('$why', ({ given, kinds }) => {
  expect(runningOrder([given], 0).map(({ kind, seconds }) => `${kind} ${seconds}`)).toEqual(kinds);
});

describe('the place in it is told by the clock alone', () => {
  const steps = runningOrder([section(100.4, [read(30, [1, 10], 0)]), section(50)], 120);
  test.each([
    {
      second: -4,
      kind: 'read',
      since: 0,
      why: 'an attempt whose clock was set before this order waits for its beginning',
    },
    { second: 0, kind: 'read', since: 0, why: 'the first second' },
    { second: 29.9, kind: 'read', since: 29.9, why: 'still reading' },
    { second: 30, kind: 'play', since: 0, why: 'the recording begins' },
    { second: 90, kind: 'play', since: 60, why: 'after a reload it is a minute further' },
    { second: 160.7, kind: 'rest', since: 30, why: 'the part of a second before the next part is still rest' },
    { second: 161, kind: 'play', since: 0, why: 'the second part begins on a whole second' },
    { second: 241, kind: 'check', since: 0, why: 'two minutes to check' },
    { second: 360.5, kind: 'check', since: 119.5, why: 'the last half second' },
  ])('$second s: $why', ({ second, kind, since }) => {
    const place = placeIn(steps, second);
    expect(place?.step.kind).toBe(kind);
    expect(place?.since).toBeCloseTo(since, 3);
    expect((place?.since ?? 0) + (place?.left ?? 0)).toBeCloseTo(place?.step.seconds ?? 0, 3);
  });

  test('after the check it is over, and nothing is played again', () => {
    expect(placeIn(steps, 361)).toBeNull();
    expect(placeIn(steps, 9999)).toBeNull();
    expect(placeIn([], 0)).toBeNull();
  });
});
