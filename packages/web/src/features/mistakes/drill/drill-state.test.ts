import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import type { Answered } from '@ninefold/contract/mistakes/solution';
import { expect, test } from 'vitest';
import { beginDrill, type DrillEvent, drillReducer } from './drill-state.ts';

const cards = [1, 2, 3].map((id) => ({ id }) as MistakeCard);
const marked = (card: number, right: 0 | 1, state: 'open' | 'practised' | 'closed' = 'open'): DrillEvent => ({
  type: 'marked',
  card,
  answered: { right, verdict: right ? 'counts' : 'wrong', mistake: { state } } as Answered,
});
const play = (...events: DrillEvent[]) => events.reduce(drillReducer, beginDrill(cards));

test('answer, next, answer: right, wrong and closed are counted', () => {
  const end = play(
    marked(1, 1, 'closed'),
    { type: 'next' },
    marked(2, 0),
    { type: 'next' },
    marked(3, 1, 'practised'),
    {
      type: 'next',
    },
  );
  expect(end).toMatchObject({ right: 2, wrong: 1, closed: 1, kept: 0, at: cards.length });
});

test('a second press counts nothing twice', () => {
  expect(play(marked(1, 1), marked(1, 1), { type: 'kept', card: 1 })).toMatchObject({ right: 1, kept: 0 });
});

test('nobody gets to the next card without an answer', () => {
  expect(play({ type: 'next' }).at).toBe(0);
});

test('without a network the card is left behind, and counted as waiting', () => {
  expect(play({ type: 'kept', card: 1 }, { type: 'next' })).toMatchObject({ at: 1, kept: 1, phase: { is: 'asking' } });
});

test('a card taken out makes room for the next', () => {
  const state = play({ type: 'taken_out', card: 1 });
  expect([state.at, state.cards[0]?.id, state.cards.length]).toEqual([0, 2, 2]);
});

test('an answer that arrives when its card has been left is not the next card’s', () => {
  const left = play({ type: 'kept', card: 1 }, { type: 'next' });
  expect(drillReducer(left, marked(1, 1))).toBe(left);
  expect(drillReducer(left, { type: 'kept', card: 1 })).toBe(left);
});

test('two presses on the bin take out one card', () => {
  expect(play({ type: 'taken_out', card: 1 }, { type: 'taken_out', card: 1 }).cards).toHaveLength(2);
});
