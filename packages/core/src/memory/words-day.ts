import type { Agenda, Card } from './agenda.ts';
import { ordinaryDay } from './ordinary-day.ts';

/** Near the exam everything is worth a review; a day by words ends somewhere all the same. */
const REVIEWS_PER_WORD = 4;

/** So many new words; `isMore`: the learner asked for more than the day, so reviews come where no new words are left. */
export type WordsWish = { words: number; isMore: boolean };

/** A day by words: their number is given, so a review does not compete with one, and what ordinary FSRS asks for comes too. */
export function wordsDay<Id>(
  { first, fresh, last }: Agenda<Id>,
  today: number,
  cards: readonly Card<Id>[],
  freshLeft: number,
  { words, isMore }: WordsWish,
): { reviews: Id[]; fresh: number } {
  const { due } = ordinaryDay({ today }, cards);
  const met = fresh ? Math.min(words, freshLeft) : 0;
  const worthIt = first.slice(0, words * REVIEWS_PER_WORD);
  const instead = last.slice(0, isMore ? (words - met) * REVIEWS_PER_WORD : 0);
  return { reviews: [...new Set([...due, ...worthIt, ...instead])], fresh: met };
}
