import type { VipSkill } from '@ninefold/core/membership/vip';
import { and, asc, eq, gt, gte, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { membershipPeriods, memberships } from '#db/schema/membership.ts';

export type PeriodRow = typeof membershipPeriods.$inferSelect;
export type MembershipOf = { userId: number; skill: VipSkill };
export type Gift = typeof memberships.$inferInsert;
const NEVER = new Date(0);

const whose = ({ userId, skill }: MembershipOf) => and(eq(memberships.user_id, userId), eq(memberships.skill, skill));
const within = ({ userId, skill }: MembershipOf) =>
  and(eq(membershipPeriods.user_id, userId), eq(membershipPeriods.skill, skill));

export const membershipsRepo = (db: Db) => ({
  /** Holds the learner's membership of this skill, made if need be: two purchases of it take turns. */
  async lock(of: MembershipOf): Promise<{ level: number; expires_at: Date }> {
    await db.orm
      .insert(memberships)
      .values({ user_id: of.userId, skill: of.skill, level: 0, expires_at: NEVER })
      .onConflictDoNothing();
    const [row] = await db.orm.select().from(memberships).where(whose(of)).for('update');
    return row ?? { level: 0, expires_at: NEVER };
  },

  insert: (membership: Gift) => db.orm.insert(memberships).values(membership),

  setEnd: (of: MembershipOf, level: number, expiresAt: Date) =>
    db.orm.update(memberships).set({ level, expires_at: expiresAt }).where(whose(of)),

  insertPeriod: (period: typeof membershipPeriods.$inferInsert) => db.orm.insert(membershipPeriods).values(period),

  periodOf: async (orderId: number): Promise<PeriodRow | undefined> =>
    (await db.orm.select().from(membershipPeriods).where(eq(membershipPeriods.order_id, orderId)))[0],

  removePeriod: (id: number) => db.orm.delete(membershipPeriods).where(eq(membershipPeriods.id, id)),

  movePeriod: (id: number, startsAt: Date, endsAt: Date) =>
    db.orm.update(membershipPeriods).set({ starts_at: startsAt, ends_at: endsAt }).where(eq(membershipPeriods.id, id)),

  /** What was bought to follow, in its order. */
  periodsFrom: (of: MembershipOf, from: Date): Promise<PeriodRow[]> =>
    db.orm
      .select()
      .from(membershipPeriods)
      .where(and(within(of), gte(membershipPeriods.starts_at, from)))
      .orderBy(asc(membershipPeriods.starts_at), asc(membershipPeriods.id)),

  currentPeriods: (of: MembershipOf, now: Date): Promise<PeriodRow[]> =>
    db.orm
      .select()
      .from(membershipPeriods)
      .where(and(within(of), gt(membershipPeriods.ends_at, now))),

  membersAmong: async (userIds: number[], now: Date): Promise<number[]> =>
    (
      await db.orm
        .selectDistinct({ id: memberships.user_id })
        .from(memberships)
        .where(and(inArray(memberships.user_id, userIds), gt(memberships.expires_at, now)))
    ).map(({ id }) => id),

  /** Everybody who is a member of something now. */
  memberIds: async (now: Date): Promise<number[]> =>
    (
      await db.orm.selectDistinct({ id: memberships.user_id }).from(memberships).where(gt(memberships.expires_at, now))
    ).map(({ id }) => id),

  endOf: async (of: MembershipOf): Promise<Date | undefined> =>
    (await db.orm.select({ end: memberships.expires_at }).from(memberships).where(whose(of)))[0]?.end,
});
