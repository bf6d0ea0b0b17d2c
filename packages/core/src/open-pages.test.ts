import { expect, test } from 'vitest';
import { isOpen } from './open-pages.ts';

test.each([
  { path: '/', open: true, why: 'home is always there' },
  { path: '/reading-list', open: true, why: 'built' },
  { path: '/reading-list?shelf=ji_jing', open: true, why: 'a choice on a page that is built' },
  { path: '/mock_list', open: false, why: 'still to come' },
  { path: '/training-list/2', open: true, why: 'training is built' },
  { path: '/lesson/1/2/3', open: false, why: 'a page below one that is to come' },
  { path: '/mock_list?page=2', open: false, why: 'whatever is chosen on it' },
  { path: '/analysis', open: true, why: 'built' },
  { path: '/history/writing/3', open: true, why: 'training has a past' },
  { path: '/history/reading/1', open: true, why: 'a tab of the history that is built' },
  { path: '/history/writing/2', open: true, why: 'both tasks have a past' },
  { path: '/history/speaking/1', open: false, why: 'a tab that is not' },
  { path: '/wordsmith', open: true, why: 'another address that only begins alike' },
])('$path is open: $open, $why', ({ path, open }) => {
  expect(isOpen(path)).toBe(open);
});
