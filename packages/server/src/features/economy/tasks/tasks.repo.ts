import type { Deed } from '@ninefold/core/economy/deeds';
import { inArray } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { limitedRewards } from '#db/schema/economy.ts';

export type Wanted = { userId: number; deed: Deed; most: number };

export const tasksRepo = (db: Db) => ({
  /** Which of these keys the ledger knows. */
  usedKeys: async (keys: string[]): Promise<Set<string>> => {
    if (keys.length === 0) return new Set();
    const rows = await db.query<{ key: string }>(
      'select key from coin_entries where key = any($1::text[])',
      [keys],
      'used keys',
    );
    return new Set(rows.map(({ key }) => key));
  },

  /** How many of each deed there are, counted no further than it matters. */
  deedCounts: (wanted: readonly Wanted[]) =>
    db.query<{ user_id: number; deed: Deed; done: number }>(
      `select w.user_id, w.deed, (
         select count(*) from (select 1 from deeds where user_id = w.user_id and deed = w.deed limit w.most) as enough
       ) as done
       from unnest($1::bigint[], $2::text[], $3::int[]) as w (user_id, deed, most)`,
      [wanted.map(({ userId }) => userId), wanted.map(({ deed }) => deed), wanted.map(({ most }) => most)],
      'count deeds',
    ),

  signedDays: async (userId: number, most: number): Promise<number> => {
    const rows = await db.query<{ done: number }>(
      'select count(*) as done from (select 1 from sign_ins where user_id = $1 limit $2) as enough',
      [userId, most],
    );
    return rows[0]?.done ?? 0;
  },

  taken: async (names: string[]): Promise<Map<string, number>> => {
    if (names.length === 0) return new Map();
    const rows = await db.orm.select().from(limitedRewards).where(inArray(limitedRewards.name, names));
    return new Map(rows.map(({ name, taken }) => [name, taken]));
  },
});
