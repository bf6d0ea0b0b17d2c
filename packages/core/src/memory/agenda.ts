import { gainOfFresh, gainOfReview } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { recallOf } from './recall-map.ts';
import type { Trace } from './trace.ts';

export type Card<Id> = { id: Id; trace: Trace };

/**
 * A day in its order: reviews that bring more than a new word; `faded`, until reviews have their share of the minutes;
 * new words; then `last`, all the other reviews that bring anything. It is walked until the learner's minutes are over, so it is never
 * longer than a day.
 */
export type Agenda<Id> = { first: Id[]; faded: Id[]; shareOfFaded: number; fresh: boolean; last: Id[] };

/** The last days belong to what has been begun: a word met now would only make them restless. */
export const DAYS_WITHOUT_FRESH = 3;
/** Below this a review is a waste of the learner's evening. */
const WORTH_ASKING = 1e-6;
/** Of ten such words this learner would have lost one: ordinary FSRS asks again here. */
const FADED = 0.9;

/**
 * So much of a day is filled with reviews, those that have faded where the others do not fill it, even where a new word
 * would bring more: who meets new words only watches the others go, and nothing is learnt about how they forget. More
 * would cost words on exam day.
 */
const SHARE_OF_FADED = 0.15;
/** Whoever is back after a pause begins with what was there before. Half is a judgement; it was not measured. */
const SHARE_AFTER_A_PAUSE = 0.5;

export function agendaOf<Id>(outlook: Outlook, cards: readonly Card<Id>[], freshLeft: number): Agenda<Id> {
  const earlier = cards.filter(({ trace }) => trace.day < outlook.today);
  const ranked = earlier
    .map((card) => ({ ...card, gain: gainOfReview(outlook, card.trace) }))
    .filter(({ gain }) => gain > WORTH_ASKING)
    .sort((a, b) => b.gain - a.gain);
  const fresh = freshLeft > 0 && outlook.exam - outlook.today > DAYS_WITHOUT_FRESH;
  const bar = fresh ? gainOfFresh(outlook) : 0;
  const others = ranked.filter(({ gain }) => gain <= bar);
  const ids = (some: typeof ranked) => some.map(({ id }) => id);
  return {
    first: ids(ranked.filter(({ gain }) => gain > bar)),
    faded: ids(others.filter(({ trace }) => hasFaded(outlook, trace))),
    shareOfFaded: outlook.today - lastDayOf(earlier) < outlook.pause ? SHARE_OF_FADED : SHARE_AFTER_A_PAUSE,
    fresh,
    last: ids(others),
  };
}

const hasFaded = ({ map, today }: Pick<Outlook, 'map' | 'today'>, { day, stability }: Trace): boolean =>
  recallOf(map, today - day, stability) < FADED;

const lastDayOf = (cards: readonly Card<unknown>[]): number =>
  cards.reduce((last, { trace }) => Math.max(last, trace.day), Number.NEGATIVE_INFINITY);
