import type { ItemAnswer } from '@ninefold/contract/training/item';
import type { Training } from '@ninefold/contract/training/record';
import { type Given, settledCount, stillToAsk } from '@ninefold/core/training/sitting';
import type { GivenItem } from './training-queue.ts';

/** One item at a time, until nothing is left to be asked. */
export type SittingState = {
  items: readonly string[];
  given: readonly Given[];
  /** null: nothing is left. */
  item: string | null;
  phase: { is: 'asking' } | { is: 'marked'; answer: ItemAnswer } | { is: 'kept' };
  /** Another asking of the same item is another card. */
  turn: number;
};

export type SittingEvent =
  | { type: 'marked'; answer: ItemAnswer }
  /** No network: it is marked later. */
  | { type: 'kept'; item: string }
  /** An answer that was kept has been marked. */
  | { type: 'marked_late'; answer: ItemAnswer }
  | { type: 'next' };

/** What the server knows, and what this device still holds of it. */
export function beginSitting({ items, answers }: Training, kept: readonly GivenItem[]): SittingState {
  const keys = items.map(({ key }) => key);
  const given: Given[] = [
    ...answers.map(({ item, outcome }) => ({ item, outcome })),
    ...kept.map(({ item }) => ({ item, outcome: 'kept' as const })),
  ];
  return { items: keys, given, item: stillToAsk(keys, given)[0] ?? null, phase: { is: 'asking' }, turn: 0 };
}

export function sittingReducer(state: SittingState, event: SittingEvent): SittingState {
  switch (event.type) {
    case 'marked': {
      const { item, outcome } = event.answer;
      // A second press, or an answer that comes when its card has been left: nothing is counted twice.
      if (state.phase.is !== 'asking' || state.item !== item) return state;
      return { ...state, given: [...state.given, { item, outcome }], phase: { is: 'marked', answer: event.answer } };
    }
    case 'kept':
      if (state.phase.is !== 'asking' || state.item !== event.item) return state;
      return { ...state, given: [...state.given, { item: event.item, outcome: 'kept' }], phase: { is: 'kept' } };
    case 'marked_late':
      return lateMark(state, event.answer);
    case 'next':
      if (state.phase.is === 'asking' && state.item !== null) return state;
      return asked(state);
  }
}

function lateMark(state: SittingState, { item, outcome }: ItemAnswer): SittingState {
  const at = state.given.findIndex((one) => one.item === item && one.outcome === 'kept');
  if (at === -1) return state;
  const next = { ...state, given: state.given.map((one, place) => (place === at ? { item, outcome } : one)) };
  // Nothing was left to ask but this; if it was wrong it is asked again now.
  return state.item === null ? asked(next) : next;
}

const asked = (state: SittingState): SittingState => ({
  ...state,
  item: stillToAsk(state.items, state.given)[0] ?? null,
  phase: { is: 'asking' },
  turn: state.turn + 1,
});

export const keptCount = ({ given }: SittingState): number => given.filter(({ outcome }) => outcome === 'kept').length;
export const doneCount = ({ items, given }: SittingState): number => settledCount(items, given);
/** It was asked before in this sitting. */
export const comesBack = ({ given, phase }: SittingState, item: string): boolean =>
  given.filter((one) => one.item === item).length > (phase.is === 'asking' ? 0 : 1);
/** It will be asked again in this sitting. */
export const willComeBack = ({ items, given }: SittingState, item: string): boolean =>
  stillToAsk(items, given).includes(item);
export const isLastCard = ({ items, given }: SittingState): boolean => stillToAsk(items, given).length === 0;
