import { and, between, desc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { coinEntries, wallets } from '#db/schema/economy.ts';

const shown = {
  id: coinEntries.id,
  change: coinEntries.change,
  reason: coinEntries.reason,
  reference: coinEntries.reference,
  created_at: coinEntries.created_at,
};
export type ShownEntry = Awaited<ReturnType<ReturnType<typeof recordsRepo>['all']>>[number];

/** Pages are ranges of the dense numbers: the thousandth costs what the first costs. */
export const recordsRepo = (db: Db) => ({
  wallet: async (userId: number) => (await db.orm.select().from(wallets).where(eq(wallets.user_id, userId)))[0],

  all: (userId: number, from: number, to: number) =>
    db.orm
      .select(shown)
      .from(coinEntries)
      .where(and(eq(coinEntries.user_id, userId), between(coinEntries.seq, from, to)))
      .orderBy(desc(coinEntries.seq)),

  ofType: (userId: number, type: 1 | 2, from: number, to: number) =>
    db.orm
      .select(shown)
      .from(coinEntries)
      .where(and(eq(coinEntries.user_id, userId), eq(coinEntries.type, type), between(coinEntries.type_seq, from, to)))
      .orderBy(desc(coinEntries.type_seq)),
});
