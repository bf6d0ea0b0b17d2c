import type { CoinReason } from '@ninefold/core/economy/coin-reasons';
import type { Balances, Purse } from '@ninefold/core/economy/purse';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { coinEntries, wallets } from '#db/schema/economy.ts';

/** With the learner's time zone, because whoever locks a wallet usually needs the learner's date as well. */
export type Wallet = Balances & { earned_entries: number; spent_entries: number; time_zone: string };
export type Entry = {
  user_id: number;
  purse: Purse;
  change: number;
  balance_after: number;
  reason: CoinReason;
  reference: string;
  key: string;
};
type Numbers = Pick<typeof coinEntries.$inferSelect, 'type' | 'seq' | 'type_seq'>;

export const coinsRepo = (db: Db) => ({
  insertWallet: (userId: number) => db.orm.insert(wallets).values({ user_id: userId }),

  /** Held until the transaction ends: whoever else wants to move this learner's coins waits here. */
  lockWallet: async (userId: number): Promise<Wallet | undefined> =>
    (
      await db.query<Wallet>(
        `select w.coins, w.ai_test_num, w.task_correct_num, w.model_essay_num, w.earned_entries, w.spent_entries, u.time_zone
         from wallets w join users u on u.id = w.user_id where w.user_id = $1 for update of w`,
        [userId],
      )
    )[0],

  /** Several at once, always in the same order; tells who has one. */
  lockWallets: async (userIds: readonly number[]): Promise<Set<number>> => {
    const rows = await db.query<{ user_id: number }>(
      'select user_id from wallets where user_id = any($1::bigint[]) order by user_id for update',
      [userIds],
      'lock wallets',
    );
    return new Set(rows.map(({ user_id }) => user_id));
  },

  /**
   * Entry and running balance in one statement; false when the key was used before, then nothing is written.
   * The wallet must be locked: what is stored here was computed from it.
   */
  async write(entry: Entry, { type, seq, type_seq }: Numbers, at: Date): Promise<boolean> {
    const { user_id, purse, change, balance_after, reason, reference, key } = entry;
    const written = await db.query(
      `with entry as (
         insert into coin_entries
           (user_id, purse, change, balance_after, reason, reference, key, type, seq, type_seq, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict (key) do nothing
         returning user_id
       )
       update wallets w
       set ${purse} = $4,
         earned_entries = w.earned_entries + $12::int,
         spent_entries = w.spent_entries + $13::int
       from entry where w.user_id = entry.user_id
       returning w.user_id`,
      [
        ...[user_id, purse, change, balance_after, reason, reference, key, type, seq, type_seq, at.toISOString()],
        ...[type === 2 ? 1 : 0, type === 1 ? 1 : 0],
      ],
    );
    return written.length === 1;
  },

  byKey: async (key: string) => (await db.orm.select().from(coinEntries).where(eq(coinEntries.key, key)))[0],

  byId: async (id: number) => (await db.orm.select().from(coinEntries).where(eq(coinEntries.id, id)))[0],

  hasKey: async (key: string) =>
    (await db.orm.select({ id: coinEntries.id }).from(coinEntries).where(eq(coinEntries.key, key))).length > 0,

  /** One statement counts and refuses: two hundred at the same moment get exactly `total`. */
  takeOne: async (name: string, total: number) =>
    (
      await db.query(
        `insert into limited_rewards as r (name, taken) select $1, 1 where $2 > 0
         on conflict (name) do update set taken = r.taken + 1 where r.taken < $2
         returning taken`,
        [name, total],
      )
    ).length === 1,
});
