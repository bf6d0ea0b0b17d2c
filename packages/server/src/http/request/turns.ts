import { AppError } from '#app-error.ts';

/** How many may wait for one learner before a call is refused: a page that asks for everything at once is no attack. */
const MOST_WAITING = 500;

/**
 * At most `atOnce` calls of one learner are worked on at the same moment; the others wait their turn. Without this a
 * learner whose row is locked would, press by press, hold every connection of the pool.
 */
export function turns(atOnce: number, mostWaiting = MOST_WAITING) {
  const learners = new Map<number, { running: number; waiting: (() => void)[] }>();

  return async function inTurn<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const mine = learners.get(userId) ?? { running: 0, waiting: [] };
    learners.set(userId, mine);
    if (mine.running >= atOnce) {
      if (mine.waiting.length >= mostWaiting) throw new AppError('too_many_requests', { details: { retry_after: 1 } });
      // Whoever leaves hands the place over, so `running` stays as it is.
      await new Promise<void>((next) => mine.waiting.push(next));
    } else mine.running += 1;
    try {
      return await work();
    } finally {
      const next = mine.waiting.shift();
      if (next) next();
      else if (--mine.running === 0) learners.delete(userId);
    }
  };
}

/** Half of the connections stay for everybody else. */
export const placesFor = ({ CALLS_AT_ONCE, DATABASE_POOL }: { CALLS_AT_ONCE: number; DATABASE_POOL: number }): number =>
  Math.max(1, Math.min(CALLS_AT_ONCE, Math.floor(DATABASE_POOL / 2)));
