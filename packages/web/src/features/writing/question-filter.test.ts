import { describe, expect, test } from 'vitest';
import { changeWritingFilter, listInput, readWritingFilter } from './question-filter.ts';

describe('the filter from the address', () => {
  test.each([
    { search: { category: 2, year: 2026 }, filter: { category: 2, year: 2026 }, why: 'this shelf has years' },
    { search: { category: 1, year: 2026 }, filter: { category: 1 }, why: 'a year is cleared on any other shelf' },
    { search: { year: 2026 }, filter: {}, why: 'and without a shelf' },
    { search: { type: 'opinion', q: 5 }, filter: { type: 'opinion', q: '5' }, why: 'the router reads 5 as a number' },
    { search: { type: 'poem', category: 9, subject_type: 7 }, filter: {}, why: 'nothing of this exists' },
    { search: { category: 0, q: '' }, filter: {}, why: '"all" is no filter' },
  ])('$why', ({ search, filter }) => {
    expect(readWritingFilter(search)).toEqual(filter);
  });
});

test('leaving the shelf with years takes the year along', () => {
  expect(changeWritingFilter({ category: 2, year: 2026, topic: 'cities' }, { category: 3 })).toEqual({
    category: 3,
    topic: 'cities',
  });
});

test('nothing chosen asks for everything', () => {
  expect(listInput({})).toEqual({ category: 0, topic: '', year: 0, type: '', subject_type: 0, content: '' });
});
