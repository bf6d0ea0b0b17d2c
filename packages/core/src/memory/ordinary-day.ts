import type { Card } from './agenda.ts';
import { ordinaryDueDay } from './next-seen.ts';
import { COMMON_MAP, recallOf } from './recall-map.ts';

/** What has piled up is shared out over a fortnight instead of standing before the learner at once. */
const DAYS_TO_CATCH_UP = 14;

type Ordinary = { today: number /** The day on which a past exam was, if there was one. */; exam?: number };

/**
 * A day of a learner without an exam ahead. What falls due today comes whole; of what is overdue a share, the least
 * sure first. After an exam all of the backlog is gone two weeks later; otherwise a fourteenth of it comes each day.
 */
export function ordinaryDay<Id>({ today, exam }: Ordinary, cards: readonly Card<Id>[]): { due: Id[]; later: number } {
  const dueToday = cards.filter(({ trace }) => ordinaryDueDay(trace) === today);
  const overdue = cards
    .filter(({ trace }) => ordinaryDueDay(trace) < today)
    .map((card) => ({ ...card, recall: recallOf(COMMON_MAP, today - card.trace.day, card.trace.stability) }))
    .sort((a, b) => a.recall - b.recall);
  const daysLeft = exam === undefined ? DAYS_TO_CATCH_UP : Math.max(1, exam + DAYS_TO_CATCH_UP - today);
  const share = overdue.slice(0, Math.ceil(overdue.length / Math.min(daysLeft, DAYS_TO_CATCH_UP)));
  return { due: [...share, ...dueToday].map(({ id }) => id), later: overdue.length - share.length };
}

/** How many words come on each of the next days if nothing is added: today first. */
export function comingLoad<Id>(today: number, cards: readonly Card<Id>[], days: number): number[] {
  const load = new Array<number>(days).fill(0);
  for (const { trace } of cards) {
    const at = Math.max(0, ordinaryDueDay(trace) - today);
    if (at < days) load[at] = (load[at] ?? 0) + 1;
  }
  return load;
}
