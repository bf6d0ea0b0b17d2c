import { expect, test } from 'vitest';
import { type BegunPart, BREAK_SECONDS, MOCK_PARTS, type MockPart, mockStanding, partsOf } from './sitting.ts';

const MINUTE = 60_000;
const START = 1_000_000_000;
const begun = (...parts: [MockPart, number | null][]): BegunPart[] =>
  parts.map(([part, minutes]) => ({ part, handedInAt: minutes === null ? null : START + minutes * MINUTE }));

test.each([
  { why: 'pressed a moment ago', of: begun(), minute: 0, is: { at: 'due', next: 'listening', since: START } },
  { why: 'the first paper runs', of: begun(['listening', null]), minute: 20, is: { at: 'paper', part: 'listening' } },
  {
    why: 'a break begins with the hand-in',
    of: begun(['listening', 30]),
    minute: 31,
    is: { at: 'break', next: 'reading', until: START + 40 * MINUTE },
  },
  {
    why: 'the last second of the break is a break',
    of: begun(['listening', 30]),
    minute: 39.99,
    is: { at: 'break', next: 'reading', until: START + 40 * MINUTE },
  },
  {
    why: 'after ten minutes the next paper runs, and began when the break ended',
    of: begun(['listening', 30]),
    minute: 40,
    is: { at: 'due', next: 'reading', since: START + 40 * MINUTE },
  },
  {
    why: 'whoever comes back after hours has no more time for it',
    of: begun(['listening', 30]),
    minute: 500,
    is: { at: 'due', next: 'reading', since: START + 40 * MINUTE },
  },
  {
    why: 'nothing shortens a break, not even a clock that was turned back',
    of: begun(['listening', 30]),
    minute: -100,
    is: { at: 'break', next: 'reading', until: START + 40 * MINUTE },
  },
  {
    why: 'no break inside a paper',
    of: begun(['listening', 30], ['reading', null]),
    minute: 90,
    is: { at: 'paper', part: 'reading' },
  },
  {
    why: 'the last paper ends the mock',
    of: begun(['listening', 30], ['reading', 90], ['writing', 150]),
    minute: 150,
    is: { at: 'over' },
  },
])('$why', ({ of, minute, is }) => {
  expect(mockStanding(MOCK_PARTS, of, { startedAt: START, now: START + minute * MINUTE })).toEqual(is);
});

test('a mock of two papers ends with the second', () => {
  expect(mockStanding(['listening', 'writing'], begun(['listening', 30], ['writing', 95]), at(95))).toEqual({
    at: 'over',
  });
  expect(mockStanding(['listening', 'writing'], begun(['listening', 30]), at(31))).toMatchObject({ next: 'writing' });
});

test('the papers stand in the order of the test, and those that are missing are left out', () => {
  expect(partsOf({ writing: [1, 2], reading: [1, 2, 3], listening: [1] })).toEqual(['listening', 'reading', 'writing']);
  expect(partsOf({ reading: [1], listening: undefined })).toEqual(['reading']);
  expect(BREAK_SECONDS).toBe(600);
});

const at = (minute: number) => ({ startedAt: START, now: START + minute * MINUTE });
