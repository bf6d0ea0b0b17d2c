import type { ItemAnswer } from '@ninefold/contract/training/item';
import type { Training } from '@ninefold/contract/training/record';
import { expect, test } from 'vitest';
import {
  beginSitting,
  comesBack,
  doneCount,
  isLastCard,
  keptCount,
  type SittingEvent,
  sittingReducer,
  willComeBack,
} from './sitting-state.ts';

const items = ['3.i1', '3.i2', '3.i3', '3.i4', '3.i5'];
const record = (...answers: ItemAnswer[]) => ({ items: items.map((key) => ({ key })), answers }) as unknown as Training;
const answer = (item: string, outcome: ItemAnswer['outcome']): ItemAnswer => ({
  ...{ item, outcome, reason: outcome === 'wrong' ? 'WRONG' : '', given: 'x', at: 1 },
  solution: {
    ...{ of: 'exercise', answers: [], pairs: [], nearest: '', heard: '', zh: '' },
    ...{ explain: null, why: null, reading: null },
  },
});
const after = (...events: SittingEvent[]) => events.reduce(sittingReducer, beginSitting(record(), []));
const right = (item: string): SittingEvent[] => [{ type: 'marked', answer: answer(item, 'right') }, { type: 'next' }];

test('a wrong item comes back behind three others, and says so', () => {
  const wrong = after({ type: 'marked', answer: answer('3.i1', 'wrong') });
  expect(willComeBack(wrong, '3.i1')).toBe(true);
  const later = [{ type: 'next' } as const, ...right('3.i2'), ...right('3.i3'), ...right('3.i4')].reduce(
    sittingReducer,
    wrong,
  );
  expect(later.item).toBe('3.i1');
  expect(comesBack(later, '3.i1')).toBe(true);
  expect(doneCount(later)).toBe(3);
});

test('a second press counts once, and an answer to a card that was left changes nothing', () => {
  const once = after({ type: 'marked', answer: answer('3.i1', 'right') });
  expect(sittingReducer(once, { type: 'marked', answer: answer('3.i1', 'right') })).toBe(once);
  const moved = sittingReducer(once, { type: 'next' });
  expect(sittingReducer(moved, { type: 'marked', answer: answer('3.i1', 'wrong') })).toBe(moved);
  expect(sittingReducer(moved, { type: 'next' })).toBe(moved);
});

test('a reload goes on where it was: with what the server has and what this device still keeps', () => {
  const state = beginSitting(record(answer('3.i1', 'right')), [{ record_id: 1, item: '3.i2', key: 'kept-answer' }]);
  expect(state.item).toBe('3.i3');
  expect(keptCount(state)).toBe(1);
});

test('an answer without a network is marked late, and comes back if it was wrong', () => {
  let state = after({ type: 'kept', item: '3.i1' }, { type: 'next' });
  expect([state.item, keptCount(state)]).toEqual(['3.i2', 1]);
  state = sittingReducer(state, { type: 'marked_late', answer: answer('3.i1', 'wrong') });
  expect([state.item, keptCount(state), willComeBack(state, '3.i1')]).toEqual(['3.i2', 0, true]);
});

test('at the end kept answers are waited for; one that was wrong opens its card again', () => {
  const others = items.slice(0, 4).flatMap(right);
  const waiting = after(...others, { type: 'kept', item: '3.i5' }, { type: 'next' });
  expect([waiting.item, keptCount(waiting), isLastCard(waiting)]).toEqual([null, 1, true]);
  expect(sittingReducer(waiting, { type: 'marked_late', answer: answer('3.i5', 'wrong') }).item).toBe('3.i5');
  expect(sittingReducer(waiting, { type: 'marked_late', answer: answer('3.i5', 'right') }).item).toBeNull();
});
