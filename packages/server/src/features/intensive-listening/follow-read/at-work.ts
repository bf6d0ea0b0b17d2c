import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import type { QueuePlace, SpeechTicket } from '#providers/speech/speech-engine.ts';
import type { ScoreRow } from './scores.repo.ts';

type Of = Pick<ScoreRow, 'user_id' | 'paper_id' | 'order'>;
/** `isLast`: its sentence was not read again since. */
type AtWork = Of & { ticket: SpeechTicket; isLast: boolean; told?: SentenceScore };

/**
 * Readings that this process works on: only it knows where they stand in the queue. Whoever asks for one of them is told
 * from memory, because a class that waits asks again and again, and nothing but the place has changed.
 */
export function readingsAtWork() {
  const all = new Map<number, AtWork>();
  const place = (id: number): QueuePlace => all.get(id)?.ticket.place() ?? { ahead: 0, seconds: 0 };

  return {
    begin({ id, user_id, paper_id, order }: ScoreRow, ticket: SpeechTicket): void {
      for (const one of all.values())
        if (one.user_id === user_id && one.paper_id === paper_id && one.order === order) one.isLast = false;
      all.set(id, { user_id, paper_id, order, ticket, isLast: true });
    },
    /** What its reader was told when it was handed in. */
    told(view: SentenceScore): void {
      const one = all.get(view.id);
      if (one) one.told = view;
    },
    isAtWork: (id: number): boolean => all.has(id),
    end: (id: number): void => void all.delete(id),
    place,

    /** The last reading of each of these sentences, where all of them are still waiting here; null: somebody must look. */
    waiting(userId: number, paperId: number, orders: readonly number[]): SentenceScore[] | null {
      const found = new Map<number, SentenceScore>();
      for (const [id, { user_id, paper_id, order, told, isLast }] of all)
        if (user_id === userId && paper_id === paperId && isLast && told)
          found.set(order, { ...told, queue: place(id) });
      const views = [...new Set(orders)].sort((a, b) => a - b).map((order) => found.get(order));
      return views.length > 0 && views.every((view) => view !== undefined) ? views : null;
    },
  };
}
