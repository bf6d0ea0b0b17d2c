import type { Db } from '../db/db.ts';
import { AppError } from './app-error.ts';

const WINDOW_SECONDS = 60;

/**
 * Calls a minute for one session (or one address without a session). The truth is a counter in the database, so
 * the limit holds across processes; each process takes hits from it in small batches instead of writing on every call.
 */
export function throttle(db: Db, perMinute: number, now: () => Date) {
  const batch = Math.max(1, Math.floor(perMinute / 20));
  const taken = new Map<string, { window: number; left: number }>();
  let currentWindow = 0;

  return async function admit(who: string): Promise<void> {
    const seconds = Math.floor(now().getTime() / 1000);
    const window = Math.floor(seconds / WINDOW_SECONDS) * WINDOW_SECONDS;
    if (window !== currentWindow) {
      currentWindow = window;
      taken.clear();
    }
    const mine = taken.get(who);
    if (mine && mine.left > 0) {
      mine.left -= 1;
      return;
    }
    const granted = await take(who, window);
    if (granted === 0)
      throw new AppError('too_many_requests', { details: { retry_after: window + WINDOW_SECONDS - seconds } });
    const fresh = taken.get(who);
    taken.set(who, { window, left: (fresh?.left ?? 0) + granted - 1 });
  };

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
