import { type Agenda, agendaOf, type Card } from '../memory/agenda.ts';
import { ordinaryDueDay } from '../memory/next-seen.ts';
import { ordinaryDay } from '../memory/ordinary-day.ts';
import type { Outlook, Pace } from '../memory/outlook.ts';
import { recallOf } from '../memory/recall-map.ts';
import { walkAgenda } from '../memory/walk-day.ts';
import { wordsDay } from '../memory/words-day.ts';
import { type Day, daysBetween } from '../time/day.ts';
import { weekdayOf } from '../time/local-day.ts';

/** How much a learner wants to do on each day: so many minutes, or so many new words and what falls due. */
export type WordPlan = {
  unit: 'minutes' | 'words';
  amount: number /** 1 Monday … 7 Sunday. */;
  days: readonly number[];
};

export const USUAL_PLAN: WordPlan = { unit: 'minutes', amount: 15, days: [1, 2, 3, 4, 5, 6, 7] };

/** Days counted from the first of 1970: memory reckons in whole days of the learner's calendar. */
export const dayNumber = (day: Day): number => daysBetween('1970-01-01', day);

const WEEK = 7;

/** So long a learner is away before it is a pause: twice what the plan itself leaves between two days, at least a week. */
export function pauseOf({ days }: Pick<WordPlan, 'days'>): number {
  const inOrder = [...days].sort((a, b) => a - b);
  const gaps = inOrder.map((day, at) => (inOrder[at + 1] ?? (inOrder[0] ?? day) + WEEK) - day);
  return Math.max(WEEK, 2 * Math.max(0, ...gaps));
}

export const isStudyDay = ({ days }: WordPlan, day: Day): boolean => days.includes(weekdayOf(day));

/** For how many days there are new words, if the plan is kept. By words, reviews never wait for them. */
export const freshDays = (
  { unit, amount }: Pick<WordPlan, 'unit' | 'amount'>,
  freshLeft: number,
  pace: Pace,
): number => (unit === 'words' ? 0 : Math.floor((freshLeft * pace.fresh) / Math.max(60, amount * 60)));

export type ChosenDay<Id> = { reviews: Id[]; fresh: number };

type Wish<Id> = {
  outlook: Outlook;
  cards: readonly Card<Id>[];
  /** Words not met yet. */
  freshLeft: number;
  plan: Pick<WordPlan, 'unit' | 'amount'>;
  /** The exam's day, ahead or past; null without one. */
  exam: number | null;
  /** The learner asked for more than the day: what is not due yet may come too. */
  isMore?: boolean;
};

/** Ten minutes more are ten minutes from now on, however long the day has taken so far. */
export const withMore = (day: { usual: number; spent: number; extra: number }, more: number): number =>
  more === 0 ? day.extra : Math.ceil(Math.max(day.extra, day.spent - day.usual)) + more;

/** What a day asks for: chosen once, so that done for today is a real end. */
export function chooseDay<Id>(wish: Wish<Id>): ChosenDay<Id> {
  const { outlook, plan, freshLeft } = wish;
  const agenda = agendaFor(wish);
  if (plan.unit === 'words') {
    const asked = { words: plan.amount, isMore: wish.isMore ?? false };
    return wordsDay(agenda, outlook.today, wish.cards, freshLeft, asked);
  }
  const traces = new Map(wish.cards.map(({ id, trace }) => [id, trace]));
  const chosen: ChosenDay<Id> = { reviews: [], fresh: 0 };
  walkAgenda(agenda, plan.amount * 60, outlook.pace, {
    review(id) {
      const trace = traces.get(id);
      if (!trace) return 0;
      chosen.reviews.push(id);
      const recall = recallOf(outlook.map, outlook.today - trace.day, trace.stability);
      return outlook.pace.review + (1 - recall) * outlook.pace.lapse;
    },
    meet() {
      if (chosen.fresh >= freshLeft) return null;
      chosen.fresh += 1;
      return outlook.pace.fresh;
    },
  });
  return chosen;
}

/** With an exam ahead by what each minute brings; otherwise what ordinary FSRS asks for, the backlog shared out. */
function agendaFor<Id>({ outlook, cards, freshLeft, exam, isMore = false }: Wish<Id>): Agenda<Id> {
  if (exam !== null && exam > outlook.today) return agendaOf(outlook, cards, freshLeft);
  const { due } = ordinaryDay({ today: outlook.today, ...(exam !== null && { exam }) }, cards);
  return {
    first: due,
    faded: [],
    shareOfFaded: 0,
    fresh: freshLeft > 0,
    last: isMore ? soonest(outlook.today, cards, new Set(due)) : [],
  };
}

/** What is not asked for today, in the order in which it would come. */
const soonest = <Id>(today: number, cards: readonly Card<Id>[], asked: ReadonlySet<Id>): Id[] =>
  cards
    .filter(({ id, trace }) => trace.day < today && !asked.has(id))
    .sort((a, b) => ordinaryDueDay(a.trace) - ordinaryDueDay(b.trace))
    .map(({ id }) => id);
