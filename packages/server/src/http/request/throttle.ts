import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { takeHits } from '#db/rate-limit.ts';

const WINDOW_SECONDS = 60;

/**
 * Calls a minute for one session (or one address without a session). The truth is a counter in the database, so
 * the limit holds across processes; each process takes hits from it in small batches instead of writing on every call.
 */
export function throttle(db: Db, perMinute: number, now: () => Date) {
  const batch = Math.max(1, Math.floor(perMinute / 20));
  let window = 0;
  let callers = new Map<string, { left: number; spent: boolean; taking: Promise<void> | null }>();

  return async function admit(who: string): Promise<void> {
    const seconds = secondsOf(now());
    const current = Math.floor(seconds / WINDOW_SECONDS) * WINDOW_SECONDS;
    if (current !== window) {
      window = current;
      callers = new Map();
    }
    const mine = callers.get(who) ?? { left: 0, spent: false, taking: null };
    callers.set(who, mine);
    // Calls that come together share one batch instead of each taking its own.
    while (mine.left === 0 && !mine.spent) {
      mine.taking ??= fill(who, mine);
      await mine.taking;
    }
    if (mine.left === 0)
      throw new AppError('too_many_requests', { details: { retry_after: current + WINDOW_SECONDS - seconds } });
    mine.left -= 1;
  };

  async function fill(
    who: string,
    mine: { left: number; spent: boolean; taking: Promise<void> | null },
  ): Promise<void> {
    try {
      mine.left = await takeHits(
        db,
        { key: `calls:${who}`, max: perMinute, windowSeconds: WINDOW_SECONDS },
        batch,
        window,
      );
      mine.spent = mine.left === 0;
    } finally {
      mine.taking = null;
    }
  }
}
