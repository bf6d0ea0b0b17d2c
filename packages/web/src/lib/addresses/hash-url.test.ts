import { expect, test } from 'vitest';
import { foldQueryIntoHash, hashPath } from './hash-url.ts';

test.each([
  { search: '', hash: '', folded: '#/', why: 'a bare visit is the home page' },
  {
    search: '?code=abc&state=1',
    hash: '#/profile/personal',
    folded: '#/profile/personal?code=abc&state=1',
    why: 'WeChat answers before the hash',
  },
  { search: '?invite=K7', hash: '', folded: '#/?invite=K7', why: 'an invitation link without a hash' },
  {
    search: '?utm=x',
    hash: '#/login?return=%2Fwords',
    folded: '#/login?return=%2Fwords&utm=x',
    why: 'the hash keeps what it had',
  },
  { search: '?', hash: '#/words', folded: '#/words', why: 'an empty query is no query' },
])('$why', ({ search, hash, folded }) => {
  expect(foldQueryIntoHash(search, hash)).toBe(folded);
});

test('the path of a hash is always a path', () => {
  expect(hashPath('')).toBe('/');
  expect(hashPath('#/words?page=2')).toBe('/words?page=2');
});
