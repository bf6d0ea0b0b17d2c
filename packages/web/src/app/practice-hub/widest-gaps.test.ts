import { expect, test } from 'vitest';
import { widestGaps } from './widest-gaps.ts';

const state = (gap: number | null, planned = true) => ({ planned, row: { gap } });
const gaps = (states: { row: { gap: number | null } }[]) => states.map(({ row }) => row.gap);

test.each([
  { states: [state(1), state(0), state(0.5), state(1.5)], is: [1.5, 1], why: 'the two widest, widest first' },
  { states: [state(0.5), state(0)], is: [], why: 'half a band is nearly there' },
  { states: [state(null), state(2)], is: [2], why: 'without a score there is no gap' },
  { states: [state(2, false)], is: [], why: 'without a plan there is no target' },
])('$why', ({ states, is }) => {
  expect(gaps(widestGaps(states))).toEqual(is);
});
