import { expect, test } from 'vitest';
import { goBackSearch, loginSearch, packageSearch, topicSearch } from './route-search.ts';

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

test('the choice of a package keeps whole numbers only; type 0 stands for all types', () => {
  expect(packageSearch({ typeId: 0, packageId: 3, courseId: 11, relationId: 101 })).toEqual({
    typeId: 0,
    packageId: 3,
    courseId: 11,
    relationId: 101,
  });
  expect(packageSearch({ typeId: -1, packageId: 0, courseId: 'x', relationId: 1.5, other: 1 })).toEqual({});
});
