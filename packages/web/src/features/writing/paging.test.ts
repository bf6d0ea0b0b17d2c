import { describe, expect, test } from 'vitest';
import { nextPage } from './paging.ts';

const page = (rows: number, total: number, has_more: 0 | 1 = 0) => ({ list: Array(rows).fill(0), total, has_more });

describe('whether the next page is asked for', () => {
  test.each([
    { pages: [page(12, 30)], next: 2, why: '12 of 30 are loaded' },
    { pages: [page(12, 24), page(12, 24)], next: null, why: 'all 24 are loaded' },
    { pages: [page(12, -1, 1)], next: 2, why: 'how many there are is unknown, and the server says there is more' },
    { pages: [page(12, -1, 0)], next: null, why: 'unknown, and the server says that was all' },
    { pages: [page(12, 30), page(0, 30)], next: null, why: 'rows went away meanwhile: never ask for ever' },
  ])('$why', ({ pages, next }) => {
    expect(nextPage(pages[0]!, pages, pages.length)).toBe(next);
  });
});
