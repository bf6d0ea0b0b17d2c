import { expect, test } from 'vitest';
import { isOpen, openExcept } from './open-pages.ts';

const isOpenWithoutWords = openExcept(['/words', '/history/speaking/3']);
test.each([
  { path: '/', open: true, why: 'home is always there' },
  { path: '/reading-list?shelf=ji_jing', open: true, why: 'a choice on a page that is built' },
  { path: '/words', open: false, why: 'still to come' },
  { path: '/words/4', open: false, why: 'a page below one that is to come' },
  { path: '/words?page=2', open: false, why: 'whatever is chosen on it' },
  { path: '/wordsmith', open: true, why: 'another address that only begins alike' },
  { path: '/history/speaking/1', open: true, why: 'another list of the same page' },
  { path: '/history/speaking/3', open: false, why: 'one list of a page' },
])('$path is open: $open, $why', ({ path, open }) => {
  expect(isOpenWithoutWords(path)).toBe(open);
});

test.each([
  '/mock_list',
  '/speaking',
  '/speaking-practice/1/2',
  '/training-list/2',
  '/lesson/1/2/3',
  '/analysis',
  '/history/writing/3',
  '/history/speaking/3',
  '/history/mock_test/1',
])('%s is built', (path) => {
  expect(isOpen(path)).toBe(true);
});
