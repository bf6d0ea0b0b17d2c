import type { Db } from './db.ts';

/** A limit per fixed window; the counter lives in the database, so it holds across processes. */
export type Limit = { key: string; max: number; windowSeconds: number };

/**
 * Counts one hit and tells whether it is within the limit. One upsert: concurrent hits queue on the row,
 * so a hundred at the same moment are counted as a hundred.
 */
export async function hit(
  db: Db,
  { key, max, windowSeconds }: Limit,
  now: Date,
): Promise<{ allowed: boolean; hits: number; retryAfter: number }> {
  const start = Math.floor(now.getTime() / 1000 / windowSeconds) * windowSeconds;
  const [row] = await db.query<{ hits: number }>(
    `insert into rate_limits as r (key, window_start, hits, expires_at)
     values ($1, to_timestamp($2), 1, to_timestamp($3))
     on conflict (key, window_start) do update set hits = r.hits + 1
     returning hits`,
    [key, start, start + windowSeconds],
  );
  const hits = row?.hits ?? 1;
  return {
    allowed: hits <= max,
    hits,
    retryAfter: Math.max(1, Math.ceil(start + windowSeconds - now.getTime() / 1000)),
  };
}

/** Takes so many of a window, or none of them where fewer are left. */
export async function takeAtOnce(
  db: Db,
  { key, max, windowSeconds }: Limit,
  count: number,
  now: Date,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const start = Math.floor(now.getTime() / 1000 / windowSeconds) * windowSeconds;
  const retryAfter = Math.max(1, Math.ceil(start + windowSeconds - now.getTime() / 1000));
  if (count > max) return { allowed: false, retryAfter };
  const taken = await db.query(
    `insert into rate_limits as r (key, window_start, hits, expires_at)
     values ($1, to_timestamp($2), $4, to_timestamp($3))
     on conflict (key, window_start) do update set hits = r.hits + $4 where r.hits + $4 <= $5
     returning hits`,
    [key, start, start + windowSeconds, count, max],
  );
  return { allowed: taken.length > 0, retryAfter };
}

/** How many of a window are left. */
export async function leftOf(db: Db, { key, max, windowSeconds }: Limit, now: Date): Promise<number> {
  const start = Math.floor(now.getTime() / 1000 / windowSeconds) * windowSeconds;
  const [row] = await db.query<{ hits: number }>(
    'select hits from rate_limits where key = $1 and window_start = to_timestamp($2)',
    [key, start],
  );
  return max - (row?.hits ?? 0);
}

/** Takes one hit back, from the newest window: there it was counted. */
export const takeBack = (db: Db, key: string) =>
  db.query(
    `update rate_limits set hits = hits - 1
     where key = $1 and hits > 0 and window_start = (select max(window_start) from rate_limits where key = $1)`,
    [key],
  );

/**
 * One turn per key until `until`: null when it was taken, otherwise the moment of the next turn. A fixed window would
 * let two through around its edge; this row is one lease, and those who come together queue on it.
 */
export async function takeTurn(db: Db, key: string, now: Date, until: Date): Promise<Date | null> {
  const taken = await db.query(
    `insert into rate_limits as r (key, window_start, hits, expires_at) values ($1, to_timestamp(0), 1, $3)
     on conflict (key, window_start) do update set hits = r.hits + 1, expires_at = excluded.expires_at
       where r.expires_at <= $2
     returning hits`,
    [key, now, until],
  );
  if (taken.length) return null;
  const [row] = await db.query<{ expires_at: Date }>(
    'select expires_at from rate_limits where key = $1 and window_start = to_timestamp(0)',
    [key],
  );
  return row?.expires_at ?? now;
}

export const forget = (db: Db, key: string) => db.query('delete from rate_limits where key = $1', [key]);

/** Takes up to `batch` hits of a window at once and tells how many were left to take. */
export async function takeHits(
  db: Db,
  { key, max, windowSeconds }: Limit,
  batch: number,
  windowStart: number,
): Promise<number> {
  const [row] = await db.query<{ hits: number }>(
    `insert into rate_limits as r (key, window_start, hits, expires_at)
     values ($1, to_timestamp($2), $3, to_timestamp($4))
     on conflict (key, window_start) do update set hits = least(r.hits + $3, $5)
     returning hits`,
    [key, windowStart, batch, windowStart + windowSeconds, max + batch],
  );
  const hits = row?.hits ?? batch;
  return Math.max(0, Math.min(batch, max - (hits - batch)));
}
