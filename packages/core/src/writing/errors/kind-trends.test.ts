import { expect, test } from 'vitest';
import { kindTrends } from './kind-trends.ts';
import { slipIn } from './slip-in.ts';

const essay = (article: number, words = 250, spelling = 0) => ({
  words,
  kinds: { article, ...(spelling > 0 && { spelling }) },
});

test.each([
  { counts: [6, 5, 2, 1], direction: 'falling', why: 'fewer in the newer half' },
  { counts: [1, 2, 5, 6], direction: 'rising', why: 'more in the newer half' },
  { counts: [3, 2, 3, 2], direction: 'steady', why: 'as many as before' },
  { counts: [9, 1], direction: 'few', why: 'two essays are no direction' },
] as const)('articles are $direction: $why', ({ counts, direction }) => {
  const [trend] = kindTrends(counts.map((count) => essay(count)));
  expect(trend).toMatchObject({ kind: 'article', direction });
});

test('a long essay with more slips is not a worse one', () => {
  const essays = [essay(2, 200), essay(2, 200), essay(4, 400), essay(4, 400)];
  expect(kindTrends(essays)[0]).toMatchObject({ direction: 'steady', before: 1, now: 1, rates: [1, 1, 1, 1] });
});

test('kinds come by how often they were made, and what never happened is not listed', () => {
  const essays = [essay(1, 250, 3), essay(1, 250, 2)];
  expect(kindTrends(essays).map(({ kind, total }) => [kind, total])).toEqual([
    ['spelling', 5],
    ['article', 2],
  ]);
});

test('essays without words divide by nothing', () => {
  expect(kindTrends([essay(0, 0), { words: 0, kinds: { verb: 1 } }])[0]?.rates).toEqual([0, 0]);
});

test.each([
  {
    slip: { sentence: 'He go home.', original: 'go', start: 3, end: 5 },
    told: ['He ', 'go', ' home.'],
    why: 'its place',
  },
  {
    slip: { sentence: 'He go home.', original: 'go', start: 120, end: 122 },
    told: ['He ', 'go', ' home.'],
    why: 'its words, where the place counts in the essay',
  },
  {
    slip: { sentence: 'After that it fell.', original: '', start: 10, end: 10 },
    told: ['After that', '', ' it fell.'],
    why: 'an insertion at its place',
  },
  {
    slip: { sentence: 'It fell.', original: '', start: 207, end: 207 },
    told: ['It fell.', '', ''],
    why: 'an insertion without one',
  },
])('a slip is found by $why', ({ slip, told }) => {
  expect(Object.values(slipIn(slip))).toEqual(told);
});
