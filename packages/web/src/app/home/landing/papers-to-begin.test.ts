import type { PaperRow } from '@ninefold/contract/practice/paper-list';
import { expect, test } from 'vitest';
import { openPapers, paperToBegin } from './papers-to-begin.ts';

const paper = (id: number, state: PaperRow['mine']['state'], locked: 0 | 1 = 0) =>
  ({ id, locked, mine: { state } }) as PaperRow;

test.each([
  { papers: [paper(1, 'new'), paper(2, 'new')], begins: 1, why: 'the first one' },
  { papers: [paper(1, 'done'), paper(2, 'new')], begins: 2, why: 'what is done is not offered again' },
  { papers: [paper(1, 'new'), paper(2, 'open')], begins: 2, why: 'what was begun comes first' },
  { papers: [paper(1, 'done'), paper(2, 'done')], begins: 1, why: 'all done: the first once more' },
  { papers: [], begins: undefined, why: 'nothing is on the shelf' },
])('the button leads to paper $begins: $why', ({ papers, begins }) => {
  expect(paperToBegin(papers)?.id).toBe(begins);
});

test('a paper for members is not offered to a guest', () => {
  expect(openPapers({ papers: [paper(1, 'new', 1), paper(2, 'new')] }).map(({ id }) => id)).toEqual([2]);
  expect(openPapers(undefined)).toEqual([]);
});
