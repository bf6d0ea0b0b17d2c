import { and, between, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { invites, wallets } from '#db/schema/economy.ts';
import { users } from '#db/schema/identity.ts';

export const invitesRepo = (db: Db) => ({
  codeOf: async (userId: number) =>
    (
      await db.orm
        .select({ code: users.invite_code, friends: wallets.friends })
        .from(users)
        .leftJoin(wallets, eq(wallets.user_id, users.id))
        .where(eq(users.id, userId))
    )[0],

  /** Newest first, by number: a late page costs what the first costs. */
  friends: (inviterId: number, from: number, to: number) =>
    db.orm
      .select({
        name: users.name,
        bound_at: invites.bound_at,
        rewarded_at: invites.rewarded_at,
        rewarded_day: invites.rewarded_day,
        coins: invites.inviter_coins,
      })
      .from(invites)
      .innerJoin(users, eq(users.id, invites.invitee_id))
      .where(and(eq(invites.inviter_id, inviterId), between(invites.seq, from, to)))
      .orderBy(desc(invites.seq)),

  /** Learners only: guests have no code, operators have no coins. */
  ownerOf: async (code: string) =>
    (
      await db.orm
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.invite_code, code), eq(users.role, 'student')))
    )[0]?.id,

  /** Counts one more friend; the wallet's row makes friends of one inviter queue, so the numbers have no gaps. */
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
        .select({ inviterId: invites.inviter_id, timeZone: users.time_zone })
        .from(invites)
        .innerJoin(users, eq(users.id, invites.inviter_id))
        .where(and(eq(invites.invitee_id, inviteeId), isNull(invites.rewarded_at)))
        .for('update', { of: invites })
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

  namesOf: (ids: number[]) =>
    db.orm.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)),
});
