import { gainOfFresh, gainOfReview } from './gain.ts';
import type { Outlook } from './outlook.ts';
import type { Trace } from './trace.ts';

export type Card<Id> = { id: Id; trace: Trace };

/**
 * A day in its order: reviews that bring more than a new word, then new words, then the other reviews that bring
 * anything. It is walked until the learner's minutes are over, so it is never longer than a day.
 */
export type Agenda<Id> = { first: Id[]; fresh: boolean; last: Id[] };

/** The last days belong to what has been begun: a word met now would only make them restless. */
export const DAYS_WITHOUT_FRESH = 3;
/** Below this a review is a waste of the learner's evening. */
const WORTH_ASKING = 1e-6;

export function agendaOf<Id>(outlook: Outlook, cards: readonly Card<Id>[], freshLeft: number): Agenda<Id> {
  const ranked = cards
    .filter(({ trace }) => trace.day < outlook.today)
    .map(({ id, trace }) => ({ id, gain: gainOfReview(outlook, trace) }))
    .filter(({ gain }) => gain > WORTH_ASKING)
    .sort((a, b) => b.gain - a.gain);
  const fresh = freshLeft > 0 && outlook.exam - outlook.today > DAYS_WITHOUT_FRESH;
  const bar = fresh ? gainOfFresh(outlook) : 0;
  const ids = (some: typeof ranked) => some.map(({ id }) => id);
  return {
    first: ids(ranked.filter(({ gain }) => gain > bar)),
    fresh,
    last: ids(ranked.filter(({ gain }) => gain <= bar)),
  };
}
