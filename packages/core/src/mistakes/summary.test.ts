import { expect, test } from 'vitest';
import { openTrend, type Standing, type SumChange, sumChange, trendWeeks } from './summary.ts';

const in_ = (state: 'open' | 'practised' | 'closed', more: Partial<NonNullable<Standing>> = {}): Standing => ({
  state,
  removed: false,
  mended: state === 'closed',
  ...more,
});

test.each<{ before: Standing; after: Standing; change: Partial<SumChange>; why: string }>([
  { before: null, after: in_('open'), change: { open: 1 }, why: 'a new one' },
  { before: in_('open'), after: in_('open'), change: {}, why: 'lost again while open' },
  { before: in_('open'), after: in_('practised'), change: { open: -1, practised: 1 }, why: 'right for the first time' },
  { before: in_('practised'), after: in_('closed'), change: { practised: -1, closed: 1, mended: 1 }, why: 'mended' },
  {
    before: in_('open'),
    after: in_('closed', { mended: false }),
    change: { open: -1, closed: 1 },
    why: 'it was right all along: nobody mended anything',
  },
  {
    before: in_('closed'),
    after: in_('open'),
    change: { closed: -1, open: 1 },
    why: 'lost again; that week stays mended',
  },
  { before: in_('open'), after: in_('open', { removed: true }), change: { open: -1, removed: 1 }, why: 'taken out' },
  {
    before: in_('closed', { removed: true }),
    after: in_('closed'),
    change: { removed: -1, closed: 1 },
    why: 'put back: no work was done',
  },
  { before: in_('open'), after: null, change: { open: -1 }, why: 'its attempt was removed' },
])('$why', ({ before, after, change }) => {
  expect(sumChange(before, after)).toEqual({ open: 0, practised: 0, closed: 0, removed: 0, mended: 0, ...change });
});

test('eight Mondays, the running week last', () => {
  const weeks = trendWeeks('2026-11-14');
  expect(weeks).toHaveLength(8);
  expect([weeks[0], weeks.at(-1)]).toEqual(['2026-09-21', '2026-11-09']);
});

test('from today’s number and the changes of each week back to where it came from', () => {
  const weeks = trendWeeks('2026-11-14');
  const changes = new Map([
    ['2026-11-09', -4],
    ['2026-11-02', 3],
    ['2026-09-21', 10],
  ]);
  expect(openTrend(9, changes, weeks)).toEqual([10, 10, 10, 10, 10, 10, 13, 9]);
});
