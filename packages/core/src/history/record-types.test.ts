import { expect, test } from 'vitest';
import { HISTORY_TABS, isMarkedByBand, RECORD_TYPES, recordTypeOf } from './record-types.ts';

test.each([
  ['reading', 1, 3],
  ['reading', 2, 8],
  ['listening', 1, 1],
  ['listening', 2, 6],
  ['writing', 1, 4],
  ['writing', 2, 5],
  ['writing', 3, 9],
  ['speaking', 1, 2],
  ['speaking', 2, 11],
  ['speaking', 3, 7],
  ['mock_test', 1, 11],
  ['mock_test', 2, 10],
] as const)('/history/%s/%i holds records of type %i', (tab, type, expected) => {
  expect(recordTypeOf(tab, type)).toBe(expected);
});

test('an address without records is told apart from an empty one', () => {
  expect(recordTypeOf('reading', 3)).toBeNull();
  expect(recordTypeOf('mock_test', 0)).toBeNull();
  expect(recordTypeOf('writing', -1)).toBeNull();
});

test('every type of record has an address', () => {
  const shown = HISTORY_TABS.flatMap((tab) => [1, 2, 3].map((type) => recordTypeOf(tab, type)));
  expect(Object.values(RECORD_TYPES).filter((type) => !shown.includes(type))).toEqual([]);
});

test('essays, talks and mocks have bands, papers and training marks', () => {
  expect(Object.values(RECORD_TYPES).filter(isMarkedByBand)).toEqual([2, 4, 5, 7, 10, 11]);
});
