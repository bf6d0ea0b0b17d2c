import { expect, test } from 'vitest';
import { gainsOf, modelAbove } from './gains.ts';

const judged = (band: number, weak: number) => ({
  band,
  reasons: [{ good: true }, ...Array.from({ length: weak }, () => ({ good: false }))],
  raise: { en: `${band}`, zh: `${band}` },
});

test('at most three, the weakest criterion first, and of equals the one with more to mend', () => {
  const gains = gainsOf({ tr: judged(6, 1), cc: judged(5.5, 1), lr: judged(6, 3), gra: judged(7, 2) });
  expect(gains.map(({ criterion, places }) => [criterion, places])).toEqual([
    ['cc', 1],
    ['lr', 3],
    ['tr', 1],
  ]);
});

test('a place to begin is no weakness shown', () => {
  const open = { ...judged(6, 0), reasons: [{ good: false, open: true as const }] };
  const [first] = gainsOf({ tr: open, cc: judged(6, 1), lr: judged(7, 0), gra: judged(7, 0) });
  expect(first?.criterion).toBe('cc');
});

test('a full band cannot be raised', () => {
  expect(gainsOf({ tr: judged(9, 0), cc: judged(9, 0), lr: judged(9, 0), gra: judged(8.5, 1) })).toHaveLength(1);
});

test.each([
  { band: 5.5, is: 6, why: 'the next step' },
  { band: 6, is: 7, why: 'just above, not the same' },
  { band: 8.5, is: 8, why: 'above them all: the best there is' },
])('at $band the model is a $is: $why', ({ band, is }) => {
  expect(modelAbove([{ band: 8 }, { band: 6 }, { band: 7 }], band)?.band).toBe(is);
});

test('no essays, no model', () => {
  expect(modelAbove([], 6)).toBeNull();
});
