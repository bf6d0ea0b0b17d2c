import { expect, test } from 'vitest';
import { stateOf } from './card.ts';
import { importedCard } from './imported-card.ts';

const TODAY = 20_000;

test.each([
  { interval: 12, lapses: 0, stability: 12, state: 'learning', why: 'the interval is kept' },
  { interval: 60, lapses: 0, stability: 60, state: 'known', why: 'a long one is firm' },
  { interval: 5000, lapses: 0, stability: 365, state: 'known', why: 'no more than a year is believed' },
  { interval: 3, lapses: 40, stability: 3, state: 'learning', why: 'forgotten elsewhere is not hard here' },
])('a card of another program: $why', ({ interval, lapses, stability, state }) => {
  const card = importedCard({ interval, lapses, days_ago: 4, reviews: 9 }, TODAY);
  expect(card.trace).toMatchObject({ stability, day: TODAY - 4 });
  expect(stateOf(card)).toBe(state);
});
