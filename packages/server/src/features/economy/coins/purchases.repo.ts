import type { VipSkill } from '@ninefold/core/membership/vip';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { memberships } from '#db/schema/membership.ts';

export const purchasesRepo = (db: Db) => ({
  isMember: async (userId: number, skill: VipSkill, now: Date) =>
    (
      await db.orm
        .select({ skill: memberships.skill })
        .from(memberships)
        .where(and(eq(memberships.user_id, userId), eq(memberships.skill, skill), gt(memberships.expires_at, now)))
    ).length === 1,
});
