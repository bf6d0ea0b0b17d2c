import { and, between, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { invites, wallets } from '#db/schema/economy.ts';

export const invitesRepo = (db: Db) => ({
  friendsCount: async (userId: number): Promise<number> =>
    (await db.orm.select({ friends: wallets.friends }).from(wallets).where(eq(wallets.user_id, userId)))[0]?.friends ??
    0,

  /** Newest first, by number: a late page costs what the first costs. */
  friends: (inviterId: number, from: number, to: number) =>
    db.orm
      .select({
        id: invites.invitee_id,
        bound_at: invites.bound_at,
        rewarded_at: invites.rewarded_at,
        rewarded_day: invites.rewarded_day,
        coins: invites.inviter_coins,
      })
      .from(invites)
      .where(and(eq(invites.inviter_id, inviterId), between(invites.seq, from, to)))
      .orderBy(desc(invites.seq)),

  /** Counts one more friend; friends of one inviter queue on the wallet's row, so the numbers have no gaps. */
  nextFriend: async (inviterId: number) =>
    (
      await db.orm
        .update(wallets)
        .set({ friends: sql`${wallets.friends} + 1` })
        .where(eq(wallets.user_id, inviterId))
        .returning({ seq: wallets.friends })
    )[0]?.seq,

  insert: (invite: typeof invites.$inferInsert) => db.orm.insert(invites).values(invite),

  lockUnpaid: async (inviteeId: number) =>
    (
      await db.orm
        .select({ inviterId: invites.inviter_id })
        .from(invites)
        .where(and(eq(invites.invitee_id, inviteeId), isNull(invites.rewarded_at)))
        .for('update')
    )[0],

  /** Friends who brought coins on a day, counted no further than the limit. */
  paidOn: async (inviterId: number, day: string, most: number) =>
    (
      await db.orm
        .select({ id: invites.invitee_id })
        .from(invites)
        .where(and(eq(invites.inviter_id, inviterId), eq(invites.rewarded_day, day)))
        .limit(most)
    ).length,

  markPaid: (inviteeId: number, { at, day, coins }: { at: Date; day: string | null; coins: number }) =>
    db.orm
      .update(invites)
      .set({ rewarded_at: at, rewarded_day: day, inviter_coins: coins })
      .where(eq(invites.invitee_id, inviteeId)),
});
