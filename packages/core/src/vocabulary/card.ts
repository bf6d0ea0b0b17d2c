import { traceAfter } from '../memory/next-seen.ts';
import type { Outlook } from '../memory/outlook.ts';
import { AGAIN, EASY, GOOD, type Grade, type Trace } from '../memory/trace.ts';
import type { Form } from './forms.ts';

/** What is remembered about one word of one learner. A word that was never met has none. */
export type WordCard = {
  /** null: said to be known before it was ever asked. */
  trace: Trace | null;
  /** 0: not met yet. Easy at once means it was known before and is no gain of this course. */
  firstGrade: Grade | 0;
  reviews: number;
  lapses: number;
  /** Right answers without a miss between them, on days of their own. */
  row: number;
  weak: Form | null;
  /** Taken out of the round: it was forgotten too often to be mended by one more look. */
  hard: boolean;
};

export type Answered = { grade: Grade; form: Form };

export const WORD_STATES = ['new', 'learning', 'known', 'hard'] as const;
export type WordState = (typeof WORD_STATES)[number];

/** Forgotten so often, a word needs another way in, not another repetition. */
const LAPSES_TO_BE_HARD = 4;
/** A hard word that was right on so many days goes back to the others. */
const RIGHT_TO_RETURN = 2;
/** Three weeks without a look and still there: firm. */
export const FIRM = 21;

/** A word of a placement: known, and not counted as learnt here. */
export const KNOWN_BEFORE: WordCard = {
  trace: null,
  firstGrade: EASY,
  reviews: 0,
  lapses: 0,
  row: 0,
  weak: null,
  hard: false,
};

/** A second answer on the same day changes neither memory nor counts, but a miss is remembered as what to ask next. */
export function afterAnswer(outlook: Outlook, card: WordCard | null, { grade, form }: Answered): WordCard {
  const trace = card?.trace ?? null;
  const again = grade === AGAIN;
  const sameDay = trace !== null && trace.day >= outlook.today;
  if (card && sameDay) return { ...card, weak: again ? form : card.weak };
  // Said to be known and still known: it stays out of the counts, and is checked once.
  if (card && trace === null && !again) return { ...card, reviews: 1 };
  const lapses = (card?.lapses ?? 0) + (again && trace !== null ? 1 : 0);
  const row = again ? 0 : (card?.row ?? 0) + 1;
  return {
    trace: traceAfter(outlook, trace, grade),
    firstGrade: card && trace !== null ? card.firstGrade : grade,
    reviews: (card?.reviews ?? 0) + 1,
    lapses: card?.hard && row >= RIGHT_TO_RETURN ? 0 : lapses,
    row,
    weak: again ? form : grade >= GOOD && card?.weak === form ? null : (card?.weak ?? null),
    hard: card?.hard ? row < RIGHT_TO_RETURN : lapses >= LAPSES_TO_BE_HARD && again,
  };
}

/** Whether an answer is one of the day's results: the second one to a word on a day, or to a checked one, is not. */
export function isCounted(today: number, card: WordCard | null, grade: Grade): boolean {
  if (card === null) return true;
  return card.trace === null ? card.reviews === 0 || grade === AGAIN : card.trace.day < today;
}

export function stateOf(card: WordCard | null): WordState {
  if (!card) return 'new';
  if (card.hard) return 'hard';
  return card.trace === null || card.trace.stability >= FIRM ? 'known' : 'learning';
}

/** Became firm by this answer. */
export const becameFirm = (before: WordCard | null, after: WordCard): boolean =>
  stateOf(before) !== 'known' && stateOf(after) === 'known';

/** Days of stability from which each of five cells is filled. */
const CELLS = [0, 3, 7, 21, 45] as const;

/** Five cells, as the list draws a memory. */
export function cellsOf(card: WordCard | null): number {
  if (!card) return 0;
  const { trace } = card;
  return trace === null ? CELLS.length : CELLS.filter((from) => trace.stability >= from).length;
}

/** Words known at first sight say nothing about what this course has taught, so nothing is promised with them. */
export const countsForPromise = ({ trace, firstGrade }: WordCard): boolean => trace !== null && firstGrade !== EASY;
