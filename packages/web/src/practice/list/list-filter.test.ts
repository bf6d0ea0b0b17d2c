import { expect, test } from 'vitest';
import { changeFilter, isSearch, readFilter } from './list-filter.ts';

test('an address anybody may have written: what is not known is left out', () => {
  expect(readFilter({ shelf: 'cambridge', state: 'maybe', unit: 12, q: 5, evil: '<script>' })).toEqual({ q: '5' });
});

test('another shelf starts afresh', () => {
  expect(changeFilter({ shelf: 'ji_jing', unit: 2025, topic: 'animals', q: 'whale' }, { shelf: 'yu_ce' })).toEqual({
    shelf: 'yu_ce',
  });
});

test('a year is forgotten where sets have none', () => {
  expect(changeFilter({}, { unit: 2025 })).toEqual({});
  expect(changeFilter({ shelf: 'ji_jing' }, { unit: 2025 })).toEqual({ shelf: 'ji_jing', unit: 2025 });
});

test.each([
  { filter: {}, search: false, why: 'full sets' },
  { filter: { type: 'tfng' }, search: false, why: 'full sets with this question type' },
  { filter: { shelf: 'ji_jing', unit: 2025 }, search: false, why: 'topic sets of a year' },
  { filter: { shelf: 'ji_jing', type: 'tfng' }, search: true, why: 'topic sets know no types: single papers' },
  { filter: { q: 'whale' }, search: true, why: 'words' },
  { filter: { topic: 'animals' }, search: true, why: 'a topic' },
  { filter: { state: 'open' }, search: true, why: 'unfinished ones' },
] as const)('$why → search: $search', ({ filter, search }) => {
  expect(isSearch(filter)).toBe(search);
});
