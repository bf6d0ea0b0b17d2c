import { expect, test } from 'vitest';
import { isOpen } from './open-pages.ts';

test.each([
  { path: '/', open: true, why: 'home is always there' },
  { path: '/reading-list', open: true, why: 'built' },
  { path: '/reading-list?shelf=ji_jing', open: true, why: 'a choice on a page that is built' },
  { path: '/mock_list', open: true, why: 'mock tests are built' },
  { path: '/speaking', open: true, why: 'speaking is built' },
  { path: '/training-list/2', open: true, why: 'training is built' },
  { path: '/lesson/1/2/3', open: true, why: 'lessons are built' },
  { path: '/speaking-practice/1/2', open: true, why: 'and its pages' },
  { path: '/analysis', open: true, why: 'built' },
  { path: '/history/writing/3', open: true, why: 'training has a past' },
  { path: '/history/reading/1', open: true, why: 'a tab of the history that is built' },
  { path: '/history/writing/2', open: true, why: 'both tasks have a past' },
  { path: '/history/speaking/1', open: true, why: 'speaking has a past' },
  { path: '/history/speaking/3', open: false, why: 'speaking has no training of its own yet' },
  { path: '/history/speaking/3/4', open: false, why: 'a page below one that is to come' },
  { path: '/history/speaking/3?page=2', open: false, why: 'whatever is chosen on it' },
  { path: '/history/mock_test/2', open: true, why: 'whole mocks have a past' },
  { path: '/history/mock_test/1', open: true, why: 'speaking mocks too' },
  { path: '/wordsmith', open: true, why: 'another address that only begins alike' },
])('$path is open: $open, $why', ({ path, open }) => {
  expect(isOpen(path)).toBe(open);
});
