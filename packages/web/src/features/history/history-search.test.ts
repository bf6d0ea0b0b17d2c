import { expect, test } from 'vitest';
import { changeSearch, historySearch, isFiltered, listInput, sortOf } from './history-search.ts';

test.each([
  { why: 'nothing chosen', search: {}, read: {} },
  {
    why: 'all that is ours stays',
    search: { q: 'soil', state: 'done', sort: 'score' },
    read: { q: 'soil', state: 'done', sort: 'score' },
  },
  { why: 'a number that was typed is a text', search: { q: 12 }, read: { q: '12' } },
  { why: 'what is the rule anyway is left out', search: { sort: '-update_time', size: 10, page: 1 }, read: {} },
  { why: 'unknown names are ignored', search: { user_id: 4, sort: 'user_id', state: 'lost' }, read: {} },
  { why: 'no such day', search: { from: '2026-13-45', to: 'today' }, read: {} },
  { why: 'the 31st of February', search: { from: '2026-02-31' }, read: {} },
  { why: 'before there was any practice', search: { from: '0050-01-01', to: '1960-01-01' }, read: {} },
  {
    why: 'two ends in the wrong order',
    search: { from: '2026-11-09', to: '2026-11-01' },
    read: { from: '2026-11-01', to: '2026-11-09' },
  },
  { why: 'no band between two', search: { band: 6.3 }, read: {} },
  { why: 'a half band', search: { band: 6.5 }, read: { band: 6.5 } },
  { why: 'pages from the first on', search: { page: -1 }, read: {} },
])('$why', ({ search, read }) => {
  expect(historySearch(search)).toEqual(read);
});

test('another choice, and another page size, begin at the first page; another page does not', () => {
  expect(changeSearch({ page: 4, q: 'soil' }, { state: 'done' })).toEqual({ q: 'soil', state: 'done' });
  expect(changeSearch({ page: 4 }, { size: 50 })).toEqual({ size: 50 });
  expect(changeSearch({ page: 4, q: 'soil' }, { page: 5 })).toEqual({ page: 5, q: 'soil' });
});

test('sorting and paging filter nothing', () => {
  expect(isFiltered({ sort: 'score', page: 2, size: 50 })).toBe(false);
  expect(isFiltered({ topic: 'nature' })).toBe(true);
});

test('the server gets days as moments of the learner’s own clock, and the sort by its name', () => {
  const input = listInput(1, { from: '2026-11-01', to: '2026-11-01', sort: 'duration' });
  expect(input).toMatchObject({ type: 1, page: 1, page_size: 10, sort_duration: 1 });
  expect((input.end_time ?? 0) - (input.start_time ?? 0)).toBe(86_400_000 - 1);
  expect(new Date(input.start_time ?? 0).getHours()).toBe(0);
  expect(sortOf({})).toEqual({ field: 'update_time', descending: true });
  expect(listInput(2, {})).toEqual({ type: 2, page: 1, page_size: 10, sort_update_time: 2 });
});
