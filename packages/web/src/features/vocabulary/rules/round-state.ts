import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { isTyped } from '@ninefold/core/vocabulary/forms';
import { gapIn } from '@ninefold/core/vocabulary/gap';
import { isSpelled } from '@ninefold/core/vocabulary/spelling';

export type Grade = 1 | 2 | 3 | 4;

export type Phase =
  | { is: 'asking' }
  /** `given`: what was typed; null where nothing was asked for. */
  | { is: 'shown'; given: string | null };

/** One object for all cards: a card that stands ready is not drawn again when its turn comes. */
export const ASKING: Phase = { is: 'asking' };

/** One card on its way through a round; a forgotten one comes once more. */
type Turn = { card: WordCard; isRepeat: boolean };
type Answered = { card: WordCard; grade: Grade; key: string; isRepeat: boolean };

export type RoundState = {
  turns: readonly Turn[];
  at: number;
  phase: Phase;
  answered: readonly Answered[];
  /** As it was before the last grade. */
  before: RoundState | null;
};

export type RoundEvent =
  | { type: 'turned' }
  | { type: 'typed'; given: string }
  | { type: 'graded'; grade: Grade; key: string }
  | { type: 'undone' }
  | { type: 'missed_again' };

/** A forgotten word comes back after so many others. */
const CARDS_BETWEEN = 5;
/** After so many times in one round more repetition tires and teaches nothing. */
const MOST_REPEATS = 3;

export const beginRound = (cards: readonly WordCard[]): RoundState => ({
  turns: cards.map((card) => ({ card, isRepeat: false })),
  at: 0,
  phase: ASKING,
  answered: [],
  before: null,
});

export function roundReducer(state: RoundState, event: RoundEvent): RoundState {
  const turn = state.turns[state.at];
  switch (event.type) {
    case 'turned':
      return state.phase.is === 'asking' ? { ...state, phase: { is: 'shown', given: null } } : state;
    case 'typed':
      return state.phase.is === 'asking' ? { ...state, phase: { is: 'shown', given: event.given } } : state;
    case 'graded': {
      if (!turn || state.phase.is !== 'shown') return state;
      const { grade, key } = event;
      return {
        turns: grade === 1 ? withRepeat(state) : state.turns,
        at: state.at + 1,
        phase: ASKING,
        answered: [...state.answered, { card: turn.card, grade, key, isRepeat: turn.isRepeat }],
        before: { ...state, before: null },
      };
    }
    case 'undone':
      return state.before ? { ...state.before, phase: { is: 'shown', given: null } } : state;
    case 'missed_again':
      return beginRound(missedOf(state));
  }
}

function withRepeat({ turns, at }: RoundState): readonly Turn[] {
  const turn = turns[at];
  if (!turn || turns.filter(({ card }) => card === turn.card).length > MOST_REPEATS) return turns;
  const place = Math.min(turns.length, at + 1 + CARDS_BETWEEN);
  return [...turns.slice(0, place), { card: turn.card, isRepeat: true }, ...turns.slice(place)];
}

/** The first answers of the round: repeats are practice, not results. */
export const firstAnswers = ({ answered }: RoundState): readonly Answered[] =>
  answered.filter(({ isRepeat }) => !isRepeat);

export const missedOf = (state: RoundState): WordCard[] =>
  firstAnswers(state).flatMap(({ card, grade }) => (grade === 1 ? [card] : []));

/** The grade that is drawn filled: a typed answer that is right or wrong speaks for itself. */
export function suggestedGrade(card: WordCard, phase: Phase): Grade {
  if (phase.is !== 'shown' || phase.given === null || !isTyped(card.form)) return 3;
  return isRight(card, phase.given) ? 3 : 1;
}

/** In a gap the form that stands there counts, and the word itself. */
export const isRight = (card: WordCard, given: string): boolean =>
  (card.form === 'gap' ? card.spellings : [card.word.name]).some((spelling) => isSpelled(given, spelling));

/** What a wrong answer is shown beside: in a gap the form that stands in the sentence, which may not be the word's name. */
export function wantedOf({ form, word, spellings }: WordCard): string {
  const [example] = word.vocabulary_ext.examples;
  const gap = form === 'gap' && example ? gapIn(example.en, spellings) : null;
  return gap?.word ?? word.name;
}
