import type { Database } from '#db/db.ts';
import { openGate } from '#storage/pictures/gate.ts';

/**
 * A class reads at one moment. On the embedded database, which has one connection, its recordings are put down one after
 * the other, with a rest many times as long between them, so that everybody else's calls come first: even so they come
 * faster than they are scored, and nobody's score is later for it. PostgreSQL has connections enough, and there a store
 * that is slow must not hold up the others.
 */
const MANNERS: Record<Database['kind'], { atOnce: number; restTimes: number }> = {
  embedded: { atOnce: 1, restTimes: 6 },
  postgres: { atOnce: 8, restTimes: 0 },
};
const LONGEST_REST_MS = 300;
/** Within the two minutes that a page waits for the answer to an upload; who comes then is asked to come back. */
const MOST_IN_LINE = 200;

export function readingsInLine(kind: Database['kind']) {
  const { atOnce, restTimes } = MANNERS[kind];
  const gate = openGate({ atOnce, waiting: MOST_IN_LINE });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await gate.enter();
    const from = performance.now();
    return work().finally(() => {
      setTimeout(leave, Math.min(LONGEST_REST_MS, restTimes * (performance.now() - from))).unref();
    });
  };
}
