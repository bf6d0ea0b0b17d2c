import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import type { Answered } from '@ninefold/contract/mistakes/solution';

/** One card at a time, from the first to a real end. */
export type DrillState = {
  cards: readonly MistakeCard[];
  at: number;
  phase: { is: 'asking' } | { is: 'marked'; answered: Answered } | { is: 'kept' };
  right: number;
  wrong: number;
  kept: number;
  closed: number;
};

/** What comes late names its card, so that it is never taken for the next one's. */
export type DrillEvent =
  | { type: 'marked'; card: number; answered: Answered }
  /** No network: it is marked later. */
  | { type: 'kept'; card: number }
  | { type: 'next' }
  /** The learner took the card at hand out of the book, or leaves it for later: it stays in the book as it is. */
  | { type: 'taken_out' | 'skipped'; card: number };

/** One object for all cards: a card that stands ready is not drawn again when its turn comes. */
export const ASKING: DrillState['phase'] = { is: 'asking' };

export const beginDrill = (cards: readonly MistakeCard[]): DrillState => ({
  cards,
  at: 0,
  phase: ASKING,
  right: 0,
  wrong: 0,
  kept: 0,
  closed: 0,
});

export function drillReducer(state: DrillState, event: DrillEvent): DrillState {
  // An answer to, or a second press on, a card that has been left.
  if (event.type !== 'next' && event.card !== state.cards[state.at]?.id) return state;
  // A second press: nothing is counted twice.
  if ((event.type === 'marked' || event.type === 'kept') && state.phase.is !== 'asking') return state;
  switch (event.type) {
    case 'marked': {
      const { answered } = event;
      return {
        ...state,
        phase: { is: 'marked', answered },
        right: state.right + answered.right,
        wrong: state.wrong + (1 - answered.right),
        closed: state.closed + (answered.verdict === 'counts' && answered.mistake.state === 'closed' ? 1 : 0),
      };
    }
    case 'kept':
      return { ...state, phase: { is: 'kept' }, kept: state.kept + 1 };
    case 'next':
      return state.phase.is === 'asking' ? state : { ...state, at: state.at + 1, phase: ASKING };
    case 'skipped':
    case 'taken_out': {
      const cards = state.cards.filter((_, at) => at !== state.at);
      return { ...state, cards, phase: ASKING };
    }
  }
}
