import { expect, test } from 'vitest';
import { openByKind } from './open-by-kind.ts';

const row = (kind: string, open: number, practised = 0, skill = 'speaking') => ({ skill, kind, open, practised });

test.each([
  { why: 'nothing was found', rows: [], open: [] },
  { why: 'other skills have their own cards', rows: [row('grammar', 4, 0, 'writing')], open: [] },
  { why: 'what was practised once is still open', rows: [row('sound', 1, 2)], open: [['sound', 3]] },
  {
    why: 'most first',
    rows: [row('grammar', 1), row('fluency', 5)],
    open: [
      ['fluency', 5],
      ['grammar', 1],
    ],
  },
  { why: 'what is mended is not shown', rows: [row('grammar', 0)], open: [] },
  { why: 'a kind without a name here', rows: [row('word', 2), row('exercise', 1)], open: [['other', 3]] },
])('$why', ({ rows, open }) => {
  expect(openByKind(rows).map(({ kind, count }) => [kind, count])).toEqual(open);
});
