import { expect, test } from 'vitest';
import { allAnswers, NOTHING_LOADED, withAnswer } from './record-list.ts';

const rows = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => ({ id: from - i }));
const ids = ({ list }: { list: { id: number }[] }) => list.map((row) => row.id);

test('the first answer replaces, the later ones are appended, and 35 records end after the fourth', () => {
  const pages = [rows(35, 26), rows(25, 16), rows(15, 6), rows(5, 1)].map((list) => ({ list, total: 35 }));
  expect(allAnswers(pages.slice(0, 3))).toMatchObject({ total: 35, has_more: true });
  const all = allAnswers(pages);
  expect(ids(all)).toEqual(ids({ list: rows(35, 1) }));
  expect(all.has_more).toBe(false);
});

test('without control_append the answer replaces what was shown', () => {
  const first = withAnswer(NOTHING_LOADED, { list: rows(20, 11), total: 20 }, { control_append: false });
  const again = withAnswer(first, { list: rows(21, 12), total: 21 }, { control_append: false });
  expect(ids(again)).toEqual(ids({ list: rows(21, 12) }));
});

test('a coin earned while scrolling shifts the pages; nobody sees a row twice', () => {
  const before = { list: rows(30, 21), total: 30 };
  const afterOneMore = { list: rows(21, 12), total: 31 };
  expect(ids(allAnswers([before, afterOneMore]))).toEqual(ids({ list: rows(30, 12) }));
});

test.each([
  { answers: [{ list: [], total: 0 }], more: false, why: 'nobody has paid or earned yet' },
  { answers: [{ list: rows(10, 1), total: 10 }], more: false, why: 'exactly one full page' },
  { answers: [{ list: rows(11, 2), total: 11 }], more: true, why: 'one row is missing' },
  {
    answers: [
      { list: rows(11, 2), total: 11 },
      { list: [], total: 11 },
    ],
    more: false,
    why: 'an empty page is the end',
  },
])('has_more is $more: $why', ({ answers, more }) => {
  expect(allAnswers(answers).has_more).toBe(more);
});
