import { type Agenda, agendaOf, type Card } from './agenda.ts';
import type { Outlook, Pace } from './outlook.ts';

/** What a day asks of whoever answers: each call is one card and says how many seconds it took. */
export type Answering<Id> = { review(id: Id): number; meet(): number | null };

/**
 * Walks an agenda until the seconds are over. A new word is begun only if at least half of the time it usually takes is
 * left; `meet` answers null when there is no new word any more.
 */
export function walkAgenda<Id>(
  { first, faded, shareOfFaded, fresh, last }: Agenda<Id>,
  seconds: number,
  pace: Pace,
  answering: Answering<Id>,
): number {
  let used = 0;
  const asked = new Set<Id>();
  const reviewAll = (ids: readonly Id[], until: number) => {
    for (const id of ids) {
      if (used >= until) return;
      if (asked.has(id)) continue;
      asked.add(id);
      used += answering.review(id);
    }
  };
  reviewAll(first, seconds);
  reviewAll(faded, shareOfFaded * seconds);
  while (fresh && used + pace.fresh / 2 < seconds) {
    const took = answering.meet();
    if (took === null) break;
    used += took;
  }
  reviewAll(last, seconds);
  return used;
}

export const walkDay = <Id>(
  outlook: Outlook,
  cards: readonly Card<Id>[],
  freshLeft: number,
  seconds: number,
  answering: Answering<Id>,
): number => walkAgenda(agendaOf(outlook, cards, freshLeft), seconds, outlook.pace, answering);
