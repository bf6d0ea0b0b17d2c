import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  { page: 1, last: 1, pages: [1] },
  { page: 2, last: 3, pages: [1, 2, 3] },
  { page: 1, last: 9, pages: [1, 2, 3, 4, 5] },
  { page: 5, last: 9, pages: [3, 4, 5, 6, 7] },
  { page: 9, last: 9, pages: [5, 6, 7, 8, 9] },
])('page $page of $last', ({ page, last, pages }) => {
  expect(pagesAround(page, last)).toEqual(pages);
});
