import { and, between, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { invites, users, wallets } from '../../db/schema.ts';

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
});
