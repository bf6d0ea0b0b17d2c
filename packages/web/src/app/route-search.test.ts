import { expect, test } from 'vitest';
import { goBackSearch, loginSearch, topicSearch } from './route-search.ts';

test('only what a page reads is kept, and only as text', () => {
  expect(loginSearch({ return: '/words', utm: 'x' })).toEqual({ return: '/words' });
  expect(loginSearch({ return: ['/words'], invite: 1234 })).toEqual({ invite: '1234' });
  expect(goBackSearch({ go_back_url: 'client' })).toEqual({ go_back_url: 'client' });
  expect(goBackSearch({ go_back_url: '' })).toEqual({});
});

test('a number that was searched for is still a search', () => {
  expect(topicSearch({ search: 2024 })).toEqual({ search: '2024' });
  expect(topicSearch({ search: 'x'.repeat(500) }).search).toHaveLength(200);
});
