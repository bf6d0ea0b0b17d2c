import type { Db } from '../db/db.ts';
import { AppError } from './app-error.ts';

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
    const seconds = Math.floor(now().getTime() / 1000);
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
      mine.left = await take(who, window);
      mine.spent = mine.left === 0;
    } finally {
      mine.taking = null;
    }
  }

  /** Takes up to a batch; what was taken by another process or an earlier batch is gone. */
  async function take(who: string, window: number): Promise<number> {
    const [row] = await db.query<{ hits: number }>(
      `insert into rate_limits as r (key, window_start, hits, expires_at)
       values ($1, to_timestamp($2), $3, to_timestamp($4))
       on conflict (key, window_start) do update set hits = least(r.hits + $3, $5)
       returning hits`,
      [`calls:${who}`, window, batch, window + WINDOW_SECONDS, perMinute + batch],
    );
    const hits = row?.hits ?? batch;
    return Math.max(0, Math.min(batch, perMinute - (hits - batch)));
  }
}
