import { and, eq, getTableColumns, gt, isNotNull, max } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { wallets } from '#db/schema/economy.ts';
import { users } from '#db/schema/identity.ts';
import { membershipPeriods, memberships } from '#db/schema/membership.ts';
import { organisations } from '#db/schema/organisation.ts';

// The hash stays in the database; the profile only knows whether there is one.
const { password_hash: hash, wechat_openid: _, ...user } = getTableColumns(users);

type ProfileChange = Partial<typeof users.$inferInsert>;

export const profileRepo = (db: Db) => ({
  /** One trip: a row per membership, or one without. Of several purchases the longest that still counts gives the level. */
  async find(userId: number, now: Date) {
    const level = db.orm
      .select({ skill: membershipPeriods.skill, longest: max(membershipPeriods.level).as('longest') })
      .from(membershipPeriods)
      .where(and(eq(membershipPeriods.user_id, userId), gt(membershipPeriods.ends_at, now)))
      .groupBy(membershipPeriods.skill)
      .as('current');
    const rows = await db.orm
      .select({
        user,
        has_password: isNotNull(hash).mapWith(Boolean),
        ai_test_num: wallets.ai_test_num,
        organisation: { id: organisations.id, name: organisations.name, logo: organisations.logo },
        membership: memberships,
        longest: level.longest,
      })
      .from(users)
      .leftJoin(wallets, eq(wallets.user_id, users.id))
      .leftJoin(organisations, eq(organisations.id, users.organisation_id))
      .leftJoin(memberships, eq(memberships.user_id, users.id))
      .leftJoin(level, eq(level.skill, memberships.skill))
      .where(eq(users.id, userId));
    const [first] = rows;
    return first && { ...first, memberships: rows.flatMap(membershipOf) };
  },

  change: (userId: number, change: ProfileChange, now: Date) =>
    db.orm
      .update(users)
      .set({ ...change, updated_at: now })
      .where(eq(users.id, userId)),

  /** Locked, so that two uploads at once do not both think they replaced the same picture. */
  lockAvatar: async (userId: number) =>
    (await db.orm.select({ avatar: users.head_sculpture }).from(users).where(eq(users.id, userId)).for('update'))[0]
      ?.avatar ?? '',
});

type Held = { membership: typeof memberships.$inferSelect | null; longest: number | null };

const membershipOf = ({ membership, longest }: Held) =>
  membership ? [{ ...membership, level: longest ?? membership.level }] : [];

export type ProfileRow = NonNullable<Awaited<ReturnType<ReturnType<typeof profileRepo>['find']>>>;
